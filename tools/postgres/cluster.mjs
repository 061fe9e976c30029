import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { assertWritable } from './account.mjs';

/** @throws {UserError} when the folder can't be created or written to */
export function makeFolder(dataDir) {
  const isNew = !existsSync(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new UserError(
      `The folder ${dataDir} cannot be created (${error.code}): set DATA_DIR to another one.`,
    );
  }
  assertWritable(dataDir);
  // Regardless of the umask: the server may run as another user, who needs access.
  if (isNew) chmodSync(dataDir, 0o755);
}

/** The password of the server in `dataDir`, generated when there is none. Returns its file and its value. */
export function ownPassword(dataDir, account) {
  const file = path.join(dataDir, 'postgres.password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (account.uid !== undefined) chownSync(file, account.uid, account.gid);
  }
  return { file, value: readable(file) };
}

/** @throws {UserError} when the file belongs to another user */
export function readable(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UserError(
      `The file ${file} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
    );
  }
}

/** Creates the files of an empty database server. */
export function createCluster({ dataDir, clusterDir, account, programs, call, password }) {
  // Created under another name and then moved, so that a Ctrl-C leaves no incomplete cluster.
  const draft = path.join(dataDir, 'postgres.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (account.uid !== undefined) chownSync(draft, account.uid, account.gid);
  const [program, args, options] = call(programs.initdb, [
    `--pgdata=${draft}`,
    '--username=wayfellow',
    '--auth=scram-sha-256',
    `--pwfile=${password.file}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const done = spawnSync(program, args, { ...options, cwd: '/', env: serverEnv(), encoding: 'utf8' });
  if (done.status !== 0) {
    throw new UserError(
      `PostgreSQL could not be set up in ${clusterDir}: ${lastLine(done.stderr ?? String(done.error))}`,
    );
  }
  renameSync(draft, clusterDir);
}

/** The environment without PGDATA and the like, which are meant for another server. */
export function serverEnv() {
  const kept = Object.entries(process.env).filter(([key]) => !key.startsWith('PG') && !key.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** The last line of a program's output, or the last that matches. */
export const lastLine = (text, matching = /\S/) =>
  text
    .trim()
    .split('\n')
    .filter((line) => matching.test(line))
    .at(-1) ?? 'no reason given';
