import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, test } from 'node:test';
import { startNginx, upstreamsOf } from '../../tools/cluster/nginx.mjs';

// deploy/nginx.conf in front of two instances, of which one is gone, or both have no database.

const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-gone-'));
const cleanups = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});
after(() => rmSync(folder, { recursive: true }));

async function startBackend(status = 200, headers = {}) {
  const server = createServer((_request, response) => response.writeHead(status, headers).end('{}'));
  server.on('upgrade', (_request, socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  cleanups.push(stop);
  return { port: server.address().port, stop };
}

async function startFront(...backends) {
  const upstreams = upstreamsOf({ backend: backends.map(({ port }) => `127.0.0.1:${port}`) });
  const front = await startNginx({ folder, upstreams });
  cleanups.push(front.stop);
  return front;
}

/** A port where connections are neither taken nor refused, like a machine that is gone: its queue is full. */
async function startSilence() {
  const script = `require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
    require('node:fs').writeSync(1, String(this.address().port)); while (true) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); })`;
  const silent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => silent.kill('SIGKILL'));
  const [port] = await once(silent.stdout, 'data');
  const waiting = Array.from({ length: 2 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of waiting) socket.on('error', () => undefined);
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  cleanups.push(() => waiting.forEach((socket) => socket.destroy()));
  return { port: Number(port) };
}

async function statuses(url, count = 20) {
  const seen = [];
  // nginx gives up a connection after 60 s unless it is told otherwise.
  for (let i = 0; i < count; i++)
    seen.push((await fetch(url, { signal: AbortSignal.timeout(50_000) })).status);
  return new Set(seen);
}

test('when an instance is killed, the other answers every request', async () => {
  const killed = await startBackend();
  const front = await startFront(killed, await startBackend());
  assert.deepEqual(await statuses(front.url), new Set([200]));
  killed.stop();
  assert.deepEqual(await statuses(front.url), new Set([200]));
});

test('when the machine of an instance no longer answers, the other answers every request', async () => {
  const front = await startFront(await startSilence(), await startBackend());
  assert.deepEqual(await statuses(front.url), new Set([200]));
  // Its log is whole when it has ended.
  await front.stop();
  assert.match(front.logged(), /timed out.*while connecting to upstream/);
});

test('when no instance has its database, their own 503 and Retry-After reach the client', async () => {
  const away = [503, { 'Content-Type': 'application/problem+json', 'Retry-After': '5' }];
  const front = await startFront(await startBackend(...away), await startBackend(...away));
  for (const place of ['/api/destinations', '/']) {
    for (let i = 0; i < 10; i++) {
      const { status, headers } = await fetch(front.url + place);
      assert.equal(status, 503);
      assert.equal(headers.get('retry-after'), '5');
      assert.equal(headers.get('content-type'), 'application/problem+json');
    }
  }
});

test('nginx stops though a socket is open', async () => {
  const front = await startFront(await startBackend());
  const { port } = new URL(front.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), /^HTTP\/1.1 101/);
  await front.stop();
  await closed;
});
