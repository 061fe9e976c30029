// The product with a web instance and a worker, on a PostgreSQL and a Redis of its own, scraped by a real Prometheus.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/ports.mjs';
import { run } from '../../tools/processes.mjs';
import { startTestPostgres } from '../../tools/testing/postgres.mjs';
import { programPath } from '../../tools/testing/programs.mjs';
import { startRedis } from '../../tools/testing/redis.mjs';
import { until } from '../../tools/testing/until.mjs';
import { root } from '../../tools/workspace.mjs';

const main = path.join(root, 'backend/dist/main.js');
const alerts = path.join(import.meta.dirname, 'alerts.yml');
/** Long enough for a worker whose queues do not answer. */
const SCRAPE = '2s';
/** Instead of the minutes and hours of the rules. */
export const WINDOW = '12s';

/** Starts all, each process stopped by `stop` if it still runs. */
export async function startWatchedProduct() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-watched-'));
  chmodSync(folder, 0o755);
  const [postgres, redis] = [await startTestPostgres(), await startRedis()];
  const settings = {
    PATH: process.env.PATH,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SESSION_SECRET: 'only for tests',
    ACCOUNT_SECRET: 'only for tests',
    RATE_LIMIT_FACTOR: '1000',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  const web = await startInstance({ ...settings, ROLE: 'web' });
  const worker = await startInstance({ ...settings, ROLE: 'worker' });
  const prometheus = await startPrometheus(folder, [web, worker]);
  const stop = async () => {
    for (const one of [prometheus, web, worker, redis, postgres]) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, postgres, redis, web, worker, prometheus, stop };
}

async function startInstance(env) {
  const port = String(await freePort());
  const instance = run(process.execPath, [main], { env: { ...env, PORT: port }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await until('an instance is ready', async () => (await fetch(`${url}/api/health/ready`)).ok);
  return { ...instance, url, address: `127.0.0.1:${port}` };
}

/** Alerts fire as soon as their condition holds, over a shorter window; conditions are as they stand in the rules. */
const hastened = () =>
  readFileSync(alerts, 'utf8')
    .replace(/^ +for: .*\n/gm, '')
    .replace(/\[\d+[mh]\]/g, `[${WINDOW}]`);

async function startPrometheus(folder, instances) {
  const port = await freePort();
  const file = path.join(folder, 'prometheus.yml');
  writeFileSync(path.join(folder, 'alerts.yml'), hastened());
  const config = {
    global: { scrape_interval: SCRAPE, scrape_timeout: SCRAPE, evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      { job_name: 'wayfellow', static_configs: [{ targets: instances.map(({ address }) => address) }] },
    ],
  };
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify(config));
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${path.join(folder, 'metrics')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const prometheus = run(programPath('prometheus'), args, { cwd: folder, stdio: 'inherit' });
  const ask = async (call) => (await (await fetch(`http://127.0.0.1:${port}/api/v1/${call}`)).json()).data;
  await until('Prometheus answers', () => ask('alerts'));
  return {
    ...prometheus,
    /** The result of an expression. */
    query: async (expression) => (await ask(`query?query=${encodeURIComponent(expression)}`)).result,
    /** The names of the alerts that fire. */
    firing: async () => (await ask('alerts')).alerts.map(({ labels }) => labels.alertname),
  };
}

/** Sends a command to Redis, as anybody who reaches it could. */
export const tellRedis = ({ url }, command) =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(`${command}\r\n`));
    socket.once('error', reject).once('close', resolve).resume();
  });
