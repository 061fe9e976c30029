// About the best that this machine can do for durable messages: one queue an instance, one statement at a time that stores all
// that has come meanwhile, and one publish for all that it stored. A message is delivered after its commit.
import { createServer } from 'node:http';
import pg from 'pg';
import { createClient } from 'redis';
import { WebSocketServer } from 'ws';
import { databaseUrl, redisUrl, serve } from '../serve.mjs';

const CHANNEL = 'messages';
const MOST_AT_ONCE = 500;
/** How many ids one step of the sequence is worth. */
const ID_BLOCK = 1000;

const idsSql = { name: 'ids', text: `SELECT nextval('message_ids')::float8 AS first` };
const insertSql = `
  INSERT INTO messages (id, sender_id, receiver_id, content, created_at)
  SELECT * FROM unnest($1::bigint[], $2::int[], $3::int[], $4::text[], $5::timestamptz[])`;

const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
const publisher = createClient({ url: redisUrl });
const subscriber = publisher.duplicate();
await Promise.all([publisher.connect(), subscriber.connect()]);

const origin = `${process.pid}\n`;
const socketsOf = new Map();

const sendTo = (userId, frame) => {
  for (const socket of socketsOf.get(userId) ?? []) socket.send(frame);
};

// A publish is the origin's line, then a line for each message: the receiver, a space, the frame. JSON has no line breaks.
await subscriber.subscribe(CHANNEL, (text) => {
  if (text.startsWith(origin)) return;
  for (const line of text.slice(text.indexOf('\n') + 1).split('\n')) {
    const space = line.indexOf(' ');
    sendTo(Number(line.slice(0, space)), line.slice(space + 1));
  }
});

let nextId = 0;
let idsLeft = 0;

async function firstIdOf(count) {
  if (idsLeft < count) {
    const { rows } = await pool.query(idsSql);
    nextId = rows[0].first;
    idsLeft = ID_BLOCK;
  }
  const first = nextId;
  nextId += count;
  idsLeft -= count;
  return first;
}

let waiting = [];
let isStoring = false;

function accept(message) {
  waiting.push(message);
  if (isStoring) return;
  isStoring = true;
  // What else has arrived in this turn of the event loop goes along.
  setImmediate(storeWaiting);
}

async function storeWaiting() {
  while (waiting.length) {
    const batch = waiting.length > MOST_AT_ONCE ? waiting.splice(0, MOST_AT_ONCE) : waiting;
    if (batch === waiting) waiting = [];
    await store(batch);
    deliver(batch);
  }
  isStoring = false;
}

async function store(batch) {
  const first = await firstIdOf(batch.length);
  for (const [i, message] of batch.entries()) message.id = first + i;
  const column = (name) => batch.map((message) => message[name]);
  const values = ['id', 'senderId', 'receiverId', 'content', 'createdAt'].map(column);
  await pool.query({ name: 'insert', text: insertSql, values });
}

function deliver(batch) {
  let text = origin.trimEnd();
  for (const message of batch) {
    const frame = JSON.stringify({ type: 'new_message', message });
    sendTo(message.receiverId, frame);
    sendTo(message.senderId, frame);
    text += `\n${message.receiverId} ${frame}`;
  }
  void publisher.publish(CHANNEL, text);
}

function identify(socket, userId) {
  if (!socketsOf.has(userId)) socketsOf.set(userId, new Set());
  const own = socketsOf.get(userId).add(socket);
  socket.on('close', () => own.delete(socket));
  socket.send('{"type":"ready"}');
  return userId;
}

const server = createServer();
const sockets = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false, maxPayload: 64 * 1024 });
sockets.on('connection', (socket) => {
  let userId;
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString());
    if (frame.type === 'auth') userId = identify(socket, frame.userId);
    else if (userId && frame.content.trim())
      accept({
        id: 0,
        senderId: userId,
        receiverId: frame.receiverId,
        content: frame.content.trim(),
        read: false,
        createdAt: new Date().toISOString(),
      });
  });
});
serve(server);
