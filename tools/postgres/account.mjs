import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';

/**
 * The user that the server runs as. PostgreSQL refuses to run as root, so as root we run it as another user: the owner of an
 * existing data folder, otherwise `postgres`, which is created if it does not exist.
 *
 * @returns {{} | {uid: number, gid: number}} empty: as ourselves
 */
export function serverAccount(clusterDir) {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp('postgres') ?? create('postgres');
}

function lookUp(name) {
  const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const user = id('-u');
  return user.status === 0 ? { uid: Number(user.stdout), gid: Number(id('-g').stdout) } : undefined;
}

function create(name) {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'pipe' });
  } catch {
    throw new UserError(
      `PostgreSQL never runs as root, and no user "${name}" could be created for it: create one, or start as another user.`,
    );
  }
  return lookUp(name);
}

/**
 * How to call a server program as `account` so that it can access `clusterDir`: usually directly. If a parent folder is
 * accessible only to root (/root), through `setpriv` with the one capability that bypasses that.
 *
 * @returns {(program: string, args: string[]) => [string, string[], object]} arguments for spawn
 * @throws {UserError} naming the folder in the way
 */
export function callerFor(account, clusterDir) {
  const closed = closedFolder(clusterDir, account);
  if (!closed) return (program, args) => [program, args, account];
  const granted = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  if (spawnSync('setpriv', [...granted, 'ls', '-d', path.join(closed, '.')]).status !== 0) {
    throw new UserError(
      `PostgreSQL runs as another user than root, and the folder ${closed} lets no other user through: ` +
        `chmod o+x ${closed}, or move the clone (or DATA_DIR) elsewhere.`,
    );
  }
  return (program, args) => ['setpriv', [...granted, program, ...args], {}];
}

/** The first existing folder (or file) on the way to `place` that does not let `account` through. */
export function closedFolder(place, account) {
  if (account.uid === undefined) return undefined;
  const { root } = path.parse(place);
  const steps = path.relative(root, place).split(path.sep);
  const folders = steps.map((_, index) => path.join(root, ...steps.slice(0, index + 1)));
  return folders.find((folder) => existsSync(folder) && !mayPass(statSync(folder), account));
}

function mayPass({ mode, uid, gid }, account) {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === account.gid ? 0o010 : 0o001)) !== 0;
}

/** @throws {UserError} naming the folder, when we may not write into it */
export function assertWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new UserError(
      `The folder ${folder} cannot be written to: make it writable, or set DATA_DIR to another one.`,
    );
  }
}
