import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';
import { freePort } from '../../tools/ports.mjs';
import { run } from '../../tools/processes.mjs';
import { waitUntilReady } from '../../tools/product/ready.mjs';
import { startStripeSandbox } from '../../tools/product/stripe-sandbox.mjs';
import { root } from '../../tools/workspace.mjs';

/**
 * Starts the built product as `npm start` does, with the demo travelers, on a free port and with data of its own.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} stop removes the data as well
 */
export async function startProduct() {
  const dataDir = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'wayfellow-page-'));
  // The database may run as another user, who has to get through.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const postgres = await startPostgres({ dataDir, durable: false });
  await postgres.createDatabase('wayfellow');
  const sandbox = await startStripeSandbox({ dataDir, port });
  const backend = run(process.execPath, [join(root, 'backend/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...sandbox?.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url('wayfellow'),
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async () => {
    for (const one of [backend, sandbox, postgres]) await one?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await waitUntilReady(port);
  return { url: `http://127.0.0.1:${port}`, stop };
}
