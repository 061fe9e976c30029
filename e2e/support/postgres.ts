import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastingPort } from '../../tools/ports.mjs';
import { run } from './programs.js';

/** A PostgreSQL for one journey, which can be crashed and restarted. */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfellow-postgres-'));
  // If we are root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await lastingPort();
  let program: ReturnType<typeof run>;

  /** Starts it, and returns its URL, which stays the same. */
  const start = async () => {
    program = run(process.execPath, [join(__dirname, 'postgres-server.mjs'), folder, String(port)]);
    await program.hasPrinted('/postgres\n');
    return program.printed().trim();
  };
  /** Kills it: all connections break, and commits in progress may or may not have succeeded. */
  const stopAbruptly = async () => {
    const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    await program.ended;
  };
  const close = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await start(), start, stopAbruptly, close };
};
