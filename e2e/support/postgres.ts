import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, run } from './programs.js';

/** A PostgreSQL of a journey's own, which can be stopped as hard as a crash and started again. */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfellow-postgres-'));
  // Where we are root the server runs as another user, who must get through.
  chmodSync(folder, 0o755);
  const port = await freePort();
  let program: ReturnType<typeof run>;

  /** Gives its address, which stays the same. */
  const start = async () => {
    program = run(process.execPath, [join(__dirname, 'postgres-server.mjs'), folder, String(port)]);
    await program.hasPrinted('/postgres\n');
    return program.printed().trim();
  };
  /** Every connection breaks off, and what was being committed may or may not have been. */
  const stopHard = async () => {
    const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    await program.ended;
  };
  const close = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await start(), start, stopHard, close };
};
