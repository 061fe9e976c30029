// Proves `npm start` as a person uses it: it comes up, serves, stops with Ctrl-C, keeps its data and comes up
// again, and says in one line what is wrong. Then `npm run dev`. Its last line counts like that of `npm test`.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remotePorts, shellPort } from '../libs/federation/src/ports.mjs';
import { freePort } from '../tools/ports.mjs';

const root = path.dirname(import.meta.dirname);
const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-start-'));
chmodSync(folder, 0o755);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const count = { passed: 0, failed: 0 };

function npmStart(settings = {}, command = ['start']) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), ...settings };
  // A group of its own, as a terminal gives it, so that a Ctrl-C reaches npm and what it started.
  const child = spawn('npm', command, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const run = { child, printed: '', exited: new Promise((resolve) => child.once('close', resolve)) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      run.printed += chunk;
      process.stdout.write(chunk);
    });
  }
  return run;
}

async function says(run, line, withinMs) {
  const deadline = Date.now() + withinMs;
  while (!line.test(run.printed)) {
    if (run.child.exitCode !== null || Date.now() > deadline) throw new Error(`it never said ${line}`);
    await wait(50);
  }
}

const serves = (run, withinMs) => says(run, /Wayfellow is at/, withinMs);

/** A dev server answers once it has built. */
async function served(url, withinMs = 120_000) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (answer?.status === 200) return;
    if (Date.now() > deadline) throw new Error(`${url} answered ${answer?.status ?? 'nothing'}`);
    await wait(200);
  }
}

async function stops(run) {
  process.kill(-run.child.pid, 'SIGINT');
  // npm ends by the signal itself; what counts is that all it started has ended, and in order.
  expect((await Promise.race([run.exited, wait(30_000, 'late')])) !== 'late', 'it did not end');
  expect(/Stopping\.\.\.\n[^]*Stopped\./.test(run.printed), `it said: ${run.printed}`);
  expect(!(await answers('/api/health/live')), 'something still answers');
  expect(!existsSync(path.join(folder, 'data', 'postgres', 'postmaster.pid')), 'PostgreSQL still runs');
}

const answers = (route) =>
  fetch(address + route).then(
    (response) => response.text().then((body) => ({ status: response.status, body })),
    () => undefined,
  );

function expect(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}

async function promise(title, keep) {
  try {
    await keep();
    count.passed += 1;
    console.log(`✔ ${title}`);
  } catch (error) {
    count.failed += 1;
    console.log(`✖ ${title}: ${error.message}`);
  }
}

/** Starts what can't be started, and wants one line that says why. */
async function refuses(settings, line) {
  const run = npmStart(settings);
  const code = await Promise.race([run.exited, wait(120_000, 'nothing')]);
  expect(code === 1, `it ended with ${code}`);
  const said = run.printed.split('\n').filter((one) => line.test(one));
  expect(said.length === 1, `it said: ${run.printed}`);
  expect(!/\n\s+at /.test(run.printed), 'it showed a stack');
}

let run = npmStart();
await promise('npm start brings the product up', () => serves(run, 300_000));
await promise('it names a demo account', () => says(run, /Demo account +ana/, 10_000));
await promise('it names the demo moderators with their key', () =>
  says(run, /Moderator +mod \(or lead[^]*key [A-Z2-7]{32}\n/, 10_000),
);
await promise('it listens on this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flat()
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address: host } of others) {
    const answer = await fetch(`http://${host}:${port}/`).catch(() => undefined);
    expect(!answer, `it answers at ${host}`);
  }
});
await promise('it serves the page', async () => {
  const page = await answers('/');
  expect(page?.status === 200 && page.body.includes('<div id='), JSON.stringify(page));
});
await promise('it tells the shell where the remotes are', async () => {
  const { remotes } = JSON.parse((await answers('/config.json')).body);
  for (const { manifest, integrity } of Object.values(remotes)) {
    expect((await answers(manifest))?.status === 200, manifest);
    expect(integrity?.startsWith('sha384-'), `no integrity for ${manifest}`);
  }
});
await promise('it has destinations to show', async () => {
  const destinations = JSON.parse((await answers('/api/destinations')).body);
  expect(destinations.length > 0, 'none came');
});

const cookies = await signUp();
await promise('a taken port is one line', () =>
  refuses({ DATA_DIR: path.join(folder, 'other') }, /Port \d+ is taken/),
);
await promise('Ctrl-C ends all of it', () => stops(run));

const again = Date.now();
run = npmStart();
await promise('the second start takes less than 20 seconds', () => serves(run, 20_000));
console.log(`  it took ${((Date.now() - again) / 1000).toFixed(1)} s`);
await promise('what was there is still there, and who was signed in still is', async () => {
  const me = await fetch(`${address}/api/auth/me`, { headers: { cookie: cookies } });
  expect(me.status === 200, `who am I: ${me.status}`);
});
await promise('Ctrl-C ends it again', () => stops(run));

await promise('a folder that cannot be made is one line', () => {
  writeFileSync(path.join(folder, 'file'), '');
  return refuses({ DATA_DIR: path.join(folder, 'file', 'data') }, /folder .*file\/data cannot be created/);
});
await promise('production with what is embedded is refused in one line', () =>
  refuses({ NODE_ENV: 'production' }, /^DATABASE_URL must be set when NODE_ENV is production/),
);
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://wayfellow.example',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  ACCOUNT_SECRET: 's'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
};
await promise('production with a secret of one letter is one line', () =>
  refuses({ ...production, SESSION_SECRET: 's' }, /^SESSION_SECRET must be at least/),
);
await promise('production with the demo accounts is one line', () =>
  refuses({ ...production, SESSION_SECRET: 's'.repeat(32), SEED_DEMO: 'true' }, /^SEED_DEMO must be false/),
);
await promise('a bad port is one line', () => refuses({ PORT: 'abc' }, /^PORT must be/));
if (process.getuid() === 0) await promise('a closed folder above is no obstacle to root', closedFolder);

run = npmStart({}, ['run', 'dev']);
await promise('npm run dev serves every frontend', async () => {
  await serves(run, 180_000);
  for (const at of [shellPort, ...Object.values(remotePorts)]) await served(`http://localhost:${at}/`);
});
await promise('and compiles what is changed', async () => {
  utimesSync(path.join(root, 'backend/src/main.ts'), new Date(), new Date());
  await says(run, /Restarting 'dist\/main.js'/, 30_000);
});
await promise('Ctrl-C ends it too', async () => {
  process.kill(-run.child.pid, 'SIGINT');
  expect((await Promise.race([run.exited, wait(30_000, 'late')])) !== 'late', 'it did not end');
});

rmSync(folder, { recursive: true, force: true });
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed ? 1 : 0);

async function signUp() {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'prover',
      email: 'prover@example.com',
      password: 'prover-1',
      name: 'Prover',
    }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** As in a clone under /root: nobody but root gets through, and PostgreSQL never runs as root. */
async function closedFolder() {
  const closed = path.join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const inside = npmStart({ DATA_DIR: path.join(closed, 'data') });
  await serves(inside, 60_000);
  await stops(inside);
}
