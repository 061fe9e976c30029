import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/embedded-postgres.mjs';

/**
 * Starts a PostgreSQL for tests in a temporary folder: fast, and not safe against a power cut.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} url: of its database `postgres`, as a superuser
 */
export async function startTestPostgres() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wayfellow-test-'));
  // As root we run the server as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const settings = { max_connections: '300' };
    const postgres = await startPostgres({ dataDir, durable: false, settings });
    const stop = async () => {
      await postgres.stop();
      remove();
    };
    return { url: postgres.url('postgres'), stop };
  } catch (error) {
    remove();
    throw error;
  }
}
