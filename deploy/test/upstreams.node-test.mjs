import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startNginx } from '../../tools/cluster/nginx.mjs';
import { freePort } from '../../tools/ports.mjs';
import { programPath } from '../../tools/testing/programs.mjs';

// deploy/upstreams.sh with a name server of our own: a `getent` that reads a file.

const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-upstreams-'));
// As root, nginx reads as another user.
chmodSync(folder, 0o755);
const cleanups = [];
after(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
  rmSync(folder, { recursive: true });
});

const script = (name, text) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
};

/** Makes the addresses known by which the name of the backend is found. */
const name = (...addresses) =>
  writeFileSync(
    path.join(folder, 'names'),
    addresses.map((address) => `${address} STREAM\n${address} DGRAM\n`).join(''),
  );

async function startBackend(address, port, answerOf = () => address) {
  const server = createServer((request, response) => response.end(answerOf(request)));
  server.listen(port, address);
  await once(server, 'listening');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** An nginx whose first reload fails. */
const unsteady = () => `#!/bin/sh
if [ "$1" = -s ] && [ ! -e ${folder}/failed ]; then touch ${folder}/failed; exit 1; fi
exec ${programPath('nginx')} "$@"
`;

async function startFront(port, environment = []) {
  script('nginx', unsteady());
  script('getent', `#!/bin/sh\n[ "$2" = backend ] || exit 2\necho >>${folder}/asked\ncat ${folder}/names\n`);
  const original = readFileSync(path.join(import.meta.dirname, '../upstreams.sh'), 'utf8');
  // One that still follows the names writes nowhere near the next.
  const home = mkdtempSync(path.join(folder, 'front-'));
  const changes = {
    '/tmp/': `${home}/nginx.conf/`,
    'backend 3000': `backend ${port}`,
    'pause=2': 'pause=0.1',
  };
  const changed = Object.entries(changes).reduce((all, [from, to]) => {
    assert.ok(all.includes(from), from);
    return all.replaceAll(from, to);
  }, original);
  const names = [...environment, `PATH=${folder}:${process.env.PATH}:/usr/sbin`];
  const command = ['env', ...names, script(`${path.basename(home)}/upstreams.sh`, changed)];
  const front = await startNginx({ folder: home, command });
  cleanups.push(front.stop);
  return front;
}

/** On a connection of its own: a reload ends those that are kept. */
async function ask(url, headers = {}) {
  const [answer] = await once(get(url, { agent: false, headers }), 'response');
  return { status: answer.statusCode, body: await text(answer) };
}

/** Waits until exactly these instances answer. */
async function answer(front, ...addresses) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const seen = new Set();
    for (let i = 0; i < 20; i++) {
      const { status, body } = await ask(front.url);
      assert.equal(status, 200);
      seen.add(body);
    }
    if (seen.size === addresses.length && addresses.every((address) => seen.has(address))) return;
    assert.ok(Date.now() < deadline, `${[...seen].join(', ')} answered instead of ${addresses.join(', ')}`);
    await wait(100);
  }
}

/** Waits until the name was looked up after now, and what follows was done. */
async function isAskedAgain() {
  const asked = () => readFileSync(path.join(folder, 'asked'), 'utf8').length;
  const soon = asked() + 2;
  const deadline = Date.now() + 30_000;
  while (asked() < soon) {
    assert.ok(Date.now() < deadline, 'the name is looked up again and again');
    await wait(100);
  }
}

test('instances that come get requests and those that go get none; while no name is known, all stays', async () => {
  const port = await freePort();
  const all = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
  for (const address of all) await startBackend(address, port);
  name('127.0.0.1', '127.0.0.2');
  const front = await startFront(port);
  await answer(front, '127.0.0.1', '127.0.0.2');
  name(...all);
  await answer(front, ...all);
  assert.ok(existsSync(path.join(folder, 'failed')), 'a reload that failed was tried again');
  name('127.0.0.3');
  await answer(front, '127.0.0.3');
  name();
  await isAskedAgain();
  await answer(front, '127.0.0.3');
});

test('behind a proxy that is named, the client is whom that proxy names last; what the client says of itself counts for nothing', async () => {
  const port = await freePort();
  await startBackend('127.0.0.1', port, ({ headers }) => headers['x-forwarded-for']);
  name('127.0.0.1');
  const said = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9, 192.0.2.1' };
  const clientOf = async (proxies) => {
    const front = await startFront(port, [`FRONT_TRUSTED_PROXIES=${proxies}`]);
    const { body } = await ask(front.url, said);
    await front.stop();
    return body;
  };
  assert.equal(await clientOf(''), '127.0.0.1');
  assert.equal(await clientOf('127.0.0.0/8'), '192.0.2.1');
  assert.equal(await clientOf('127.0.0.1 192.0.2.0/24'), '203.0.113.9');
});
