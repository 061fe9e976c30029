// Opens sockets that answer pings, as every browser does by itself, and say nothing. A process of its own: with both ends in one, ten
// thousand would be more files than a process may have open. Sends what became of them to its parent: `opened`, how many answered
// `ready`; `pings`, how many all of them have had since; `closed`, the code of one that was closed.
import { WebSocket } from 'ws';

const open = (wsUrl, { id, cookie }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(wsUrl, { headers: { cookie } });
    socket.once('error', reject);
    socket.once('close', (code) => process.send({ closed: code }));
    socket.once('message', () => resolve(socket));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', userId: id })));
  });

const countPings = (sockets) => {
  /** How many sockets have had so many pings. */
  const reached = [];
  for (const socket of sockets) {
    let pings = 0;
    socket.on('ping', () => {
      pings += 1;
      reached[pings] = (reached[pings] ?? 0) + 1;
      if (reached[pings] === sockets.length) process.send({ pings });
    });
  }
};

process.once('message', async ({ wsUrl, people, each, count }) => {
  const sockets = [];
  for (const person of people) {
    const size = Math.min(each, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: size }, () => open(wsUrl, person)))));
  }
  countPings(sockets);
  process.send({ opened: sockets.length });
});
process.once('disconnect', () => process.exit());
