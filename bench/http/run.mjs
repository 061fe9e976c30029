// GET /api/destinations of the built backend compared with the peers of PEERS_DIR, which also generate the load.
//   npm run build && node bench/http/run.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { root } from '../../tools/workspace.mjs';
import { insertPeersRows, startProduct } from './product.mjs';
import { reportOf } from './report.mjs';

/** The product answers with 20 at once unless asked otherwise: six are a whole list on both sides. */
const ROWS = '6';
const basePort = Number(process.env.BASE_PORT ?? 4400);
const port = basePort + 90;
const work = {
  PEERS: process.env.PEERS ?? 'fastify,express,cached,product',
  ROUNDS: process.env.ROUNDS ?? '5',
  CONNECTIONS: process.env.CONNECTIONS ?? '32',
  WARMUP: process.env.WARMUP ?? '1',
  SECONDS: process.env.SECONDS ?? '4',
};
const peersDir = path.resolve(root, process.env.PEERS_DIR ?? '../shared/bench');
const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-bench-'));
chmodSync(folder, 0o755);

const peersRows = async (url) => {
  const { query, seed } = await import(pathToFileURL(path.join(peersDir, 'http/schema.mjs')));
  await seed(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query(`http_destinations_${ROWS}`));
  await client.end();
  return rows;
};

/** Runs the peers' harness in our folder, where it writes its results, and gives the rows of each round. */
const measure = async (settings) => {
  const harness = spawn(process.execPath, [path.join(peersDir, 'http/bench.mjs')], {
    cwd: folder,
    env: { ...process.env, ...work, ROWS, BASE_PORT: String(basePort), ...settings },
    stdio: 'inherit',
  });
  const [code] = await once(harness, 'exit');
  if (code !== 0) throw new Error(`The peers' harness ended with ${code}`);
  return JSON.parse(readFileSync(path.join(folder, 'results/http.json'), 'utf8')).results;
};

const postgres = await startPostgres({ dataDir: path.join(folder, 'data') });
let product;
try {
  for (const name of ['bench_http_peers', 'bench_http_product']) await postgres.createDatabase(name);
  const databaseUrl = postgres.url('bench_http_product');
  product = await startProduct({ databaseUrl, port, folder });
  const origin = `http://127.0.0.1:${port}`;
  const rows = await peersRows(postgres.url('bench_http_peers'));
  await insertPeersRows({ databaseUrl, rows, url: `${origin}/api/destinations` });
  const results = await measure({
    PG_URL: postgres.url('bench_http_peers'),
    PRODUCT_HTTP: origin,
    PRODUCT_PIDS: String(product.pid),
  });
  const report = reportOf(results, work);
  writeFileSync(path.join(root, 'bench/reports/http.md'), report);
  console.log(report);
} finally {
  await product?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
