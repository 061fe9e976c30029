import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { WebSocketServer } from 'ws';
import { Traffic } from './traffic.mjs';

const people = [{ id: 1 }, { id: 2 }];

/** Runs `work` with the traffic of one pair, on a server that does with each message what `handle` says. */
async function withServer(handle, work) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const sockets = new Map();
  const send = (userId, content) =>
    sockets.get(userId).send(JSON.stringify({ type: 'new_message', message: { content } }));
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString());
      if (frame.type === 'auth') {
        sockets.set(frame.userId, socket);
        socket.send('{"type":"ready"}');
      } else handle(frame.content, send);
    }),
  );
  const traffic = new Traffic({ streams: [{ people: [0, 1], to: { receiverId: 2 } }], contentBytes: 20 });
  try {
    await traffic.connect({
      protocol: 'frames',
      urls: people.map(() => `http://127.0.0.1:${server.address().port}`),
      people,
    });
    return await work(traffic);
  } finally {
    for (const socket of sockets.values()) socket.terminate();
    server.close();
  }
}

const numberOf = (content) => Number(content.split(':')[1]);
const deliver = (content, send) => {
  send(1, content);
  send(2, content);
};

/** Lets at least so many messages through a closed loop. */
async function exchange(traffic, count) {
  traffic.loop(4);
  while (traffic.delivered < count) await new Promise(setImmediate);
}

test('a server that does its work has no faults', () =>
  withServer(deliver, async (traffic) => {
    await exchange(traffic, 50);
    await traffic.drain();
    const { sent, delivered, open, twice, overtaken } = traffic;
    assert.deepEqual(
      { delivered, open, twice, overtaken },
      { delivered: sent, open: 0, twice: 0, overtaken: 0 },
    );
  }));

test('a message that is not delivered, or not acknowledged, is open in the end', { timeout: 60_000 }, () =>
  withServer(
    (content, send) => {
      if (numberOf(content) !== 7) send(1, content);
      if (numberOf(content) !== 9) send(2, content);
    },
    async (traffic) => {
      await exchange(traffic, 50);
      await traffic.drain(0);
      while (traffic.open > 2) await new Promise(setImmediate);
      assert.equal(traffic.open, 2);
    },
  ),
);

test('a message that comes twice is counted', () =>
  withServer(
    (content, send) => {
      deliver(content, send);
      if (numberOf(content) === 7) deliver(content, send);
    },
    async (traffic) => {
      await exchange(traffic, 50);
      await traffic.drain();
      // To the receiver and to the sender.
      assert.equal(traffic.twice, 2);
    },
  ));

test('a message that comes after one sent later is counted', async () => {
  let held;
  await withServer(
    (content, send) => {
      if (numberOf(content) === 7) held = content;
      else deliver(content, send);
      if (numberOf(content) === 8) deliver(held, send);
    },
    async (traffic) => {
      await exchange(traffic, 50);
      await traffic.drain();
      assert.equal(traffic.overtaken, 1);
    },
  );
});

test('a message that had to wait for its turn took that long', () =>
  withServer(deliver, async (traffic) => {
    const STALL_MS = 300;
    traffic.beginMeasuring();
    const end = traffic.schedule(100);
    // Nothing can be sent meanwhile, and 30 messages become due.
    const until = performance.now() + STALL_MS;
    while (performance.now() < until);
    while (traffic.delivered < 30) await new Promise(setImmediate);
    end();
    await traffic.drain();
    const longest = Math.max(...traffic.endMeasuring());
    assert.ok(longest >= STALL_MS, `${longest} ms`);
  }));
