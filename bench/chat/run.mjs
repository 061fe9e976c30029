// Chat compared with socket.io and the floor: `node bench/chat/run.mjs`. Build the backend first.
// ROUNDS, CLOSED, RATES, IDLE, WARMUP, SECONDS and PEERS are those of the peers' own harness.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  PEERS_DIR,
  peersEnv,
  productUrls,
  rowsSql,
  startProduct,
  startServers,
  stopAll,
} from './machines.mjs';
import { reportOf } from './report.mjs';

const work = {
  PEERS: process.env.PEERS ?? 'socketio,floor,product',
  ROUNDS: process.env.ROUNDS ?? '5',
  CLOSED: process.env.CLOSED ?? '4',
  RATES: process.env.RATES ?? '300,800',
  IDLE: process.env.IDLE ?? '0',
  PAIRS: process.env.PAIRS ?? '100',
  WARMUP: process.env.WARMUP ?? '4',
  SECONDS: process.env.SECONDS ?? '8',
};
/** Of the sockets one user may hold on one instance, all but a few. */
const SOCKETS_A_USER = 16;

const folder = mkdtempSync(join(tmpdir(), 'wayfellow-chat-'));
// PostgreSQL may run as a user of its own.
chmodSync(folder, 0o755);
const usersFile = join(folder, 'users.json');

const run = (script, env) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(PEERS_DIR, 'chat', script)], {
      cwd: folder,
      env: { ...process.env, ...peersEnv, ...work, USERS_FILE: usersFile, ...env },
      stdio: 'inherit',
    });
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${script} ended with ${code}`))));
  });

/** The idle work opens more sockets than there are pairs: each user takes several. */
const prepareUsers = async () => {
  const idle = Math.max(...work.IDLE.split(',').map(Number));
  const pairs = Math.max(Number(work.PAIRS), Math.ceil(idle / SOCKETS_A_USER / 2));
  await run('prepare-users.mjs', { PRODUCT_HTTP: productUrls[0], PAIRS: String(pairs) });
  const users = JSON.parse(readFileSync(usersFile, 'utf8'));
  const sockets = Array.from({ length: Math.max(idle, users.length) }, (_, at) => users[at % users.length]);
  writeFileSync(usersFile, JSON.stringify(sockets));
};

const measure = (pids) =>
  run('run.mjs', {
    PRODUCT_URLS: productUrls.join(','),
    PRODUCT_PIDS: pids.join(','),
    PRODUCT_GC_HOOK: '1',
    VERIFY_SQL: rowsSql,
  });

const tidyUp = async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => tidyUp().then(() => process.exit(1)));

try {
  await startServers(join(folder, 'servers'));
  const pids = await startProduct(join(folder, 'product'));
  await prepareUsers();
  await measure(pids);
  const [file] = readdirSync(join(folder, 'results'));
  const { results } = JSON.parse(readFileSync(join(folder, 'results', file), 'utf8'));
  const report = reportOf(results, work);
  console.log(report);
  if (!process.env.NO_REPORT) writeFileSync(resolve(import.meta.dirname, '../reports/chat.md'), report);
} finally {
  await tidyUp();
}
