import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, askOften, askUntil, matched } from './requests.mjs';
import { startTraffic } from './traffic.mjs';

const REMOTES = ['mfe-matching', 'mfe-messaging', 'mfe-subscription'];
const OWN = ['backend', 'worker', 'front', ...REMOTES];
const MB = 1e6;
/** What an image adds to its base at most. */
const LARGEST_MB = { 'wayfellow-backend': 200, 'wayfellow-front': 15 };
const LARGEST_REMOTE_MB = 10;
const TOOLS = 'git gcc cc make python3 tsc nx webpack swc jest';
const PACKAGES = ['typescript', 'nx', 'webpack', 'jest', '@swc/core', 'playwright-core'];
const REQUESTS = 150;
/** nginx gives up on an instance after a second; the rest is for a busy machine. What hangs takes a minute. */
const SLOWEST_MS = 15_000;
/** How long an instance takes traffic between two restarts. */
const BETWEEN_MS = 3_000;
const POLL_MS = 250;
const RESTART_LIMIT_MS = 60_000;

/** Every request is answered, soon. */
async function answersAll(url) {
  const { statuses, longest } = await askOften(url, REQUESTS);
  assert.deepEqual(statuses, { 200: REQUESTS });
  assert.ok(longest < SLOWEST_MS, `a request took ${longest} ms`);
  return `${REQUESTS} of ${REQUESTS} answered, the slowest in ${longest} ms`;
}

async function imagesAreSmall({ docker }) {
  const size = async (image) => Number(await docker('image', 'inspect', '-f', '{{.Size}}', image));
  const bases = { 'wayfellow-backend': 'node:22-bookworm-slim' };
  const images = ['wayfellow-backend', 'wayfellow-front', ...REMOTES.map((remote) => `wayfellow-${remote}`)];
  const figures = [];
  for (const image of images) {
    const added = ((await size(image)) - (await size(bases[image] ?? 'nginx:1.28'))) / MB;
    assert.ok(added < (LARGEST_MB[image] ?? LARGEST_REMOTE_MB), `${image} adds ${added} MB to its base`);
    figures.push(`${image} ${added.toFixed(1)} MB over its base`);
  }
  return figures.join(', ');
}

async function imagesHaveNoTools({ inside }) {
  const script = `for tool in ${TOOLS}; do command -v $tool; done; true`;
  for (const service of OWN) assert.equal(await inside(service, 'sh', '-c', script), '', service);
  for (const name of PACKAGES)
    assert.equal(
      await inside('backend', 'sh', '-c', `ls -d node_modules/${name} 2>/dev/null || true`),
      '',
      name,
    );
}

/** No root, no rights, no way to get any, and nothing to write to but volumes. `run` runs a program inside and gives its output. */
export async function isRestricted(name, run) {
  assert.notEqual(await run('id', '-u'), '0', name);
  const status = await run('cat', '/proc/1/status');
  assert.match(status, /^CapEff:\s+0+$/m, name);
  assert.match(status, /^NoNewPrivs:\s+1$/m, name);
  assert.match(await run('cat', '/proc/mounts'), /^\S+ \/ \S+ ro[ ,]/m, name);
}

async function containersAreRestricted({ inside }) {
  for (const service of OWN) await isRestricted(service, (...command) => inside(service, ...command));
}

async function servesAsDeployed({ url, inside, docker, container }) {
  const statuses = { '/': 200, '/api/health/ready': 200, '/metrics': 404, '/api/nothing': 404 };
  for (const [path, status] of Object.entries(statuses))
    assert.equal((await ask(url + path)).status, status, path);
  const sql = ['psql', '-U', 'wayfellow', '-d', 'wayfellow', '-Atc', 'SELECT count(*) FROM users'];
  assert.equal(await docker('exec', '-u', 'postgres', container('postgres'), ...sql), '0');
  const sums = (folder) => [
    'sh',
    '-c',
    `cd ${folder} && find . -type f | sort | xargs sha256sum | sha256sum`,
  ];
  for (const remote of REMOTES) {
    const { headers } = await ask(`${url}/remotes/${remote}/mf-manifest.json`);
    assert.equal(headers.get('cache-control'), 'no-cache');
    // The backend, which has the same files, would say same-origin.
    assert.equal(
      headers.get('cross-origin-resource-policy'),
      'cross-origin',
      `${remote} comes from its own service`,
    );
    assert.equal(
      await inside(remote, ...sums(`/srv/remotes/${remote}`)),
      await inside('backend', ...sums(`/wayfellow/${remote}/dist`)),
      `${remote} is the same in both images`,
    );
  }
}

async function survivesAStoppedBackend({ url, docker, container, untilHealthy }) {
  await docker('stop', container('backend', 2));
  const figures = await answersAll(`${url}/api/destinations`);
  await docker('start', container('backend', 2));
  await untilHealthy('backend', 2);
  return figures;
}

async function survivesAKilledBackend({ url, docker, container, untilHealthy }) {
  const pid = await docker('inspect', '-f', '{{.State.Pid}}', container('backend'));
  // As a crash: what `docker kill` ends, the engine does not start again.
  process.kill(Number(pid), 'SIGKILL');
  const figures = await answersAll(`${url}/api/destinations`);
  const restarts = () => docker('inspect', '-f', '{{.RestartCount}}', container('backend'));
  const deadline = Date.now() + RESTART_LIMIT_MS;
  while ((await restarts()) === '0' && Date.now() < deadline) await wait(POLL_MS);
  await untilHealthy('backend', 1);
  assert.equal(await restarts(), '1');
  return figures;
}

async function survivesALostRemote({ url, docker, container, untilHealthy }) {
  await docker('stop', container('mfe-matching'));
  const figures = await answersAll(`${url}/remotes/mfe-matching/mf-manifest.json`);
  await docker('start', container('mfe-matching'));
  await untilHealthy('mfe-matching', 1);
  return figures;
}

async function survivesRedis({ url, docker, container, untilHealthy }) {
  const [one, other] = await matched(url, 'before_redis', 'after_redis');
  await docker('restart', container('redis'));
  const figures = await answersAll(`${url}/api/destinations`);
  await untilHealthy('redis', 1);
  const sent = await one.call('POST', '/api/messages', { receiverId: other.id, content: 'Hello again' });
  assert.equal(sent.status, 201);
  const [{ content }] = await (await other.call('GET', `/api/messages/${one.id}`)).json();
  assert.equal(content, 'Hello again');
  return figures;
}

async function saysThatPostgresIsAway({ url, docker, container, untilHealthy }) {
  await docker('stop', container('postgres'));
  assert.deepEqual((await askOften(`${url}/`, 20)).statuses, { 200: 20 });
  for (let i = 0; i < 20; i++) {
    const { status, headers } = await ask(`${url}/api/health/ready`);
    assert.equal(status, 503);
    assert.match(headers.get('content-type'), /json/);
  }
  const { status, headers } = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'is here' }),
  });
  assert.equal(status, 503);
  assert.match(headers.get('retry-after'), /^\d+$/);
  await docker('start', container('postgres'));
  await untilHealthy('postgres', 1);
  await askUntil(`${url}/api/health/ready`, (answer) => answer.ok);
}

async function followsItsInstances({ url, compose, docker, container, untilHealthy }) {
  await compose('up', '-d', '--no-build', '--no-recreate', '--scale', 'backend=3', 'backend');
  await untilHealthy('backend', 3);
  const count = `fetch('http://127.0.0.1:3000/metrics').then((one) => one.text()).then((text) =>
    console.log(/http_request_duration_seconds_count\\{[^}]*destinations[^}]*\\} (\\d+)/.exec(text)?.[1] ?? 0))`;
  const served = async () => Number(await docker('exec', container('backend', 3), 'node', '-e', count));
  const begun = Date.now();
  while ((await served()) === 0) {
    assert.ok(Date.now() - begun < 60_000, 'the third instance gets no requests');
    await askOften(`${url}/api/destinations`, 10);
  }
  await compose('up', '-d', '--no-build', '--no-recreate', '--scale', 'backend=2', 'backend');
  return answersAll(`${url}/api/destinations`);
}

async function losesNothingWhileReplaced({ url, docker, container, untilHealthy }) {
  const traffic = startTraffic(url, await matched(url, 'writer', 'reader'));
  for (const index of [1, 2]) {
    await wait(BETWEEN_MS);
    await docker('restart', '--time', '15', container('backend', index));
    await untilHealthy('backend', index);
  }
  await wait(BETWEEN_MS);
  const { acknowledged, stored, failures, pages, retries, longest } = await traffic.stop();
  assert.ok(acknowledged.length > 20 && pages > 20);
  // Nothing acknowledged is lost, nothing is there twice or out of order.
  assert.deepEqual(stored, acknowledged);
  assert.deepEqual(failures, []);
  assert.ok(longest < SLOWEST_MS, `a page took ${longest} ms`);
  return `${acknowledged.length} messages, ${retries} of them sent again; ${pages} pages, the slowest in ${longest} ms`;
}

async function keepsItsRows({ url, compose, docker, container }) {
  const sql = ['psql', '-U', 'wayfellow', '-d', 'wayfellow', '-Atc', 'SELECT count(*) FROM messages'];
  const count = () => docker('exec', '-u', 'postgres', container('postgres'), ...sql);
  const before = await count();
  assert.ok(Number(before) > 20);
  await compose('down', '--timeout', '15');
  await compose('up', '-d', '--no-build');
  await askUntil(`${url}/api/health/ready`, (answer) => answer.ok);
  assert.equal(await count(), before);
  return `${before} messages`;
}

/** What has to hold once all containers are healthy, in this order. Each may return figures. */
export const checks = {
  'the images are small': imagesAreSmall,
  'the images have no build tools': imagesHaveNoTools,
  'no container is root, has rights, or writes where no volume is': containersAreRestricted,
  'it serves as deployed, each remote from its own service': servesAsDeployed,
};

/** After the journey in a browser. */
export const faults = {
  'a backend that is stopped is not missed': survivesAStoppedBackend,
  'a backend that crashes is not missed, and comes back': survivesAKilledBackend,
  'a remote that is stopped is not missed': survivesALostRemote,
  'Redis may restart': survivesRedis,
  'without PostgreSQL pages are served, and calls say 503': saysThatPostgresIsAway,
  'a third backend gets its share by itself, and may go again': followsItsInstances,
  'while the backends are replaced no page fails and no message is lost': losesNothingWhileReplaced,
  'down and up again keeps the rows': keepsItsRows,
};
