// Clients as small as the protocols allow, so that the load costs little and is alike for all: one WebSocket each.
import WebSocket from 'ws';

const OPENING_AT_ONCE = 32;

/**
 * One socket of a person.
 *
 * @typedef {object} Client
 * @property {(to: { receiverId: number } | { conversationId: number }, content: string) => void} send
 *
 * @typedef {(options: { url: string, person: { id: number, cookie?: string },
 *   onMessage: (message: { content: string }) => void }) => Promise<Client>} Connect resolves when the server knows who it is
 */

const open = (url, options) =>
  new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false, ...options });

/** @type {Connect} JSON frames, as the product has them; the cookie is the product's alone */
const frames = ({ url, person, onMessage }) =>
  new Promise((resolve, reject) => {
    const headers = person.cookie ? { Cookie: person.cookie, Origin: url } : {};
    const socket = open(`${url}/ws`, { headers });
    const client = {
      send: (to, content) =>
        socket.send(
          JSON.stringify({ type: 'conversationId' in to ? 'group_message' : 'chat_message', ...to, content }),
        ),
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', userId: person.id })));
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString());
      if (frame.type === 'new_message' || frame.type === 'new_group_message') onMessage(frame.message);
      else if (frame.type === 'ready') resolve(client);
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`${url} closed a socket: ${code}`)));
  });

/** What a packet of Engine.IO (the first digit) and of Socket.IO (the second) is. */
const packets = { open: '0', ping: '2', pong: '3', connected: '40', event: '42' };

/** @type {Connect} the protocol of socket.io; its own client would cost several times as much */
const socketio = ({ url, person, onMessage }) =>
  new Promise((resolve, reject) => {
    const socket = open(`${url}/socket.io/?EIO=4&transport=websocket`);
    const client = {
      send: (to, content) =>
        socket.send(packets.event + JSON.stringify(['chat_message', { ...to, content }])),
    };
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith(packets.event)) onMessage(JSON.parse(text.slice(packets.event.length))[1]);
      else if (text === packets.ping) socket.send(packets.pong);
      else if (text.startsWith(packets.open))
        socket.send(packets.connected + JSON.stringify({ userId: person.id }));
      else if (text.startsWith(packets.connected)) resolve(client);
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`${url} closed a socket: ${code}`)));
  });

/** @type {Record<string, Connect>} by the name of the protocol */
const protocols = { frames, socketio };

/**
 * Connects many, a few at a time, in their order.
 *
 * @param {string} protocol
 * @param {Parameters<Connect>[0][]} all
 * @returns {Promise<Client[]>}
 */
export async function connectAll(protocol, all) {
  const clients = new Array(all.length);
  let next = 0;
  const openSome = async () => {
    while (next < all.length) {
      const at = next;
      next += 1;
      clients[at] = await protocols[protocol](all[at]);
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openSome));
  return clients;
}
