import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startNginx, upstreamsOf } from '../../tools/cluster/nginx.mjs';

const FILE = '/assets/main.0123456789ab.js';
const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-nginx-'));
let front;
let remote;

const BACKENDS = { 'content-security-policy': "script-src 'nonce-x'", 'x-content-type-options': 'nosniff' };

const LONG = { long: 'a'.repeat(5_000) };

/** Answers with what nginx told it. */
const backend = createServer((request, response) => {
  for (const [name, value] of Object.entries(BACKENDS)) response.setHeader(name, value);
  response
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify(request.url === '/api/long' ? LONG : request.headers));
});

before(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  for (const place of ['shell', 'remotes/mfe-matching']) {
    mkdirSync(path.join(folder, 'srv', place, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, 'srv', place, FILE), 'console.log(1);');
    writeFileSync(path.join(folder, 'srv', place, `${FILE}.gz`), gzipSync('console.log(1);'));
  }
  remote = await startNginx({ folder, name: 'remote.nginx.conf' });
  const upstreams = upstreamsOf({
    backend: [`127.0.0.1:${backend.address().port}`],
    'mfe-matching': [new URL(remote.url).host],
    'mfe-subscription': [`127.0.0.1:${backend.address().port}`],
  });
  front = await startNginx({ folder, upstreams });
});
after(async () => {
  await Promise.all([front, remote].map((nginx) => nginx.stop()));
  backend.close();
  rmSync(folder, { recursive: true });
});

test('files are cached forever, over https only, and for our own pages only', async () => {
  for (const path of [FILE, `/remotes/mfe-matching${FILE}`]) {
    const { status, headers } = await fetch(front.url + path);
    assert.equal(status, 200);
    assert.match(headers.get('cache-control'), /immutable/);
    assert.match(headers.get('strict-transport-security'), /max-age=31536000/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('server'), 'nginx');
  }
  const { headers } = await fetch(front.url + FILE);
  assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
});

test("a remote learns nobody's session, and the backend serves what it lacks or all while it is down", async () => {
  const ask = async (place) => {
    const answer = await fetch(front.url + place, { headers: { Cookie: 'wayfellow.sid=1' } });
    assert.equal(answer.status, 200, place);
    return answer.text();
  };
  assert.equal(await ask(`/remotes/mfe-matching${FILE}`), 'console.log(1);');
  for (const place of ['mfe-matching/of-another-version.0123456789ab.js', 'mfe-messaging/mf-manifest.json'])
    assert.equal(JSON.parse(await ask(`/remotes/${place}`)).cookie, 'wayfellow.sid=1', place);
  assert.equal(JSON.parse(await ask('/remotes/mfe-subscription/mf-manifest.json')).cookie, undefined);
  assert.equal(
    JSON.parse(await ask('/remotes/mfe-messaging/a.0123456789ab.js')).host,
    new URL(front.url).host,
  );
});

test('what nginx answers itself may do nothing and be framed by nobody; what the backend says stays', async () => {
  for (const url of [
    front.url + FILE,
    `${front.url}/metrics`,
    `${remote.url}/remotes/mfe-matching${FILE}`,
    remote.url,
  ]) {
    const { headers } = await fetch(url);
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'", url);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', url);
    assert.match(headers.get('strict-transport-security'), /includeSubDomains/, url);
  }
  for (const path of ['/api/x', '/assets/of-another-version.0123456789ab.js']) {
    const { headers } = await fetch(front.url + path);
    for (const [name, value] of Object.entries(BACKENDS)) assert.equal(headers.get(name), value);
    assert.equal(headers.get('cache-control'), null);
  }
});

test('files and long answers go out compressed, and caches are told so', async () => {
  for (const place of [FILE, '/api/long']) {
    const answer = await fetch(front.url + place, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(answer.headers.get('content-encoding'), 'gzip', place);
    assert.match(answer.headers.get('vary'), /accept-encoding/i, place);
    await answer.arrayBuffer();
  }
});

test('a remote on a host of its own may be loaded by pages of another', async () => {
  const { headers } = await fetch(`${remote.url}/remotes/mfe-matching${FILE}`);
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.match(headers.get('cache-control'), /immutable/);
  assert.match(headers.get('strict-transport-security'), /max-age/);
  assert.equal((await fetch(`${remote.url}/healthy`)).status, 204);
  assert.equal((await fetch(`${remote.url}/etc/passwd`)).status, 404);
});

test('what a client says of itself does not reach the backend', async () => {
  const said = await fetch(`${front.url}/api/x`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  assert.equal((await said.json())['x-forwarded-for'], '127.0.0.1');
});

test('too many files at once are refused with 429, and the backend goes on', async () => {
  const statuses = new Set();
  const askOften = async () => {
    for (let count = 0; count < 200 && !statuses.has(429); count++) {
      const answer = await fetch(front.url + FILE);
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 20 }, askOften));
  assert.deepEqual([...statuses].toSorted(), [200, 429]);
  assert.equal((await fetch(`${front.url}/api/x`)).status, 200);
});
