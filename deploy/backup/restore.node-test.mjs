// Backs up a real server, loses it, and restores it to a moment: what was acknowledged before is there, and what came later
// is not. Debian's server, since the embedded one comes without pg_basebackup.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { freePort } from '../../tools/ports.mjs';
import { run } from '../../tools/processes.mjs';
import { serverAccount } from '../../tools/postgres/account.mjs';
import { programPath } from '../../tools/testing/programs.mjs';
import { registerPair, signIn } from '../../tools/testing/travelers.mjs';
import { until } from '../../tools/testing/until.mjs';
import { root } from '../../tools/workspace.mjs';

const bin = path.dirname(programPath('postgres'));
const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-backup-'));
const backups = path.join(folder, 'backups');
const account = serverAccount(path.join(folder, 'none'));
const script = (name) => path.join(import.meta.dirname, name);
const env = { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C', TZ: 'UTC' };
/** Where the server archives once it was restored. */
const later = path.join(folder, 'later');
const asServer = (program, args, more) =>
  execFileSync(program, args, {
    ...account,
    cwd: '/',
    env: { ...env, ...more },
    encoding: 'utf8',
    stdio: 'pipe',
  });

const running = new Set();
let port;

before(() => {
  // As root, the server runs as another user, who may not read a clone in a private folder.
  chmodSync(folder, 0o755);
  for (const name of ['backups', 'backups/wal', 'backups/base', 'app']) {
    mkdirSync(path.join(folder, name));
    if (account.uid !== undefined) chownSync(path.join(folder, name), account.uid, account.gid);
  }
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  for (const name of ['archive-wal.sh', 'base-backup.sh', 'restore.sh', 'after-restore.sh'])
    cpSync(script(name), path.join(folder, name));
});
after(async () => {
  for (const one of [...running].reverse()) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(name, settings = {}) {
  port = await freePort();
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const args = ['-D', path.join(folder, name), ...flags];
  const server = run(path.join(bin, 'postgres'), args, {
    ...account,
    cwd: '/',
    env,
    stdio: 'ignore',
    stopSignal: 'SIGINT',
  });
  running.add(server);
  await until(
    'the server takes writes',
    async () => (await sql('SELECT pg_is_in_recovery() AS is'))[0].is === false,
  );
  return server;
}

const address = (database) => `postgres://wayfellow@127.0.0.1:${port}/${database}`;
async function sql(text, database = 'postgres') {
  const client = new pg.Client({ connectionString: address(database) });
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const connection = () => ({ PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'wayfellow' });
const backUp = (place) => asServer(`${folder}/base-backup.sh`, [place], connection());

async function untilArchived() {
  await sql('SELECT pg_switch_wal()');
  const [{ last }] = await sql('SELECT pg_walfile_name(pg_current_wal_lsn() - 1) AS last');
  await until('the WAL is archived', async () => {
    const [{ done }] = await sql(`SELECT last_archived_wal >= '${last}' AS done FROM pg_stat_archiver`);
    return done;
  });
}

async function startProduct() {
  const ownPort = await freePort();
  const settings = {
    PATH: process.env.PATH,
    PORT: String(ownPort),
    DATABASE_URL: address('wayfellow'),
    DATA_DIR: path.join(folder, 'app'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    SESSION_SECRET: 'only for tests',
    ACCOUNT_SECRET: 'only for tests',
  };
  const main = path.join(root, 'backend/dist/main.js');
  const product = run(process.execPath, [main], { env: settings, stdio: 'ignore' });
  running.add(product);
  const url = `http://127.0.0.1:${ownPort}`;
  await until('the product is ready', async () => (await fetch(`${url}/api/health/ready`)).ok);
  return { url, stop: () => product.stop() };
}

test('a lost server is restored to a moment, with all that was acknowledged before it', async () => {
  asServer('initdb', [
    '-D',
    path.join(folder, 'first'),
    '-U',
    'wayfellow',
    '--auth=trust',
    '--encoding=UTF8',
  ]);
  const first = await startServer('first', {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `${folder}/archive-wal.sh ${backups}/wal %p %f`,
  });
  await sql('CREATE DATABASE wayfellow');
  const product = await startProduct();
  const [writer, reader] = await registerPair(product.url);
  const write = async (content) => {
    const { status } = await writer.call('POST', '/api/messages', { receiverId: reader.id, content });
    assert.equal(status, 201);
  };

  await write('before the base backup');
  backUp(backups);
  await write('after the base backup');
  const [{ moment }] = await sql('SELECT clock_timestamp()::text AS moment');
  await write('too late');
  await untilArchived();
  await product.stop();
  await first.stop('SIGQUIT');
  rmSync(path.join(folder, 'first'), { recursive: true });

  asServer(`${folder}/restore.sh`, [backups, path.join(folder, 'second'), moment]);
  const second = await startServer('second');
  const restored = await startProduct();
  const back = await signIn(restored.url, 'ana');
  assert.equal(back.status, 200);
  const thread = async () => {
    const { body } = await back.call('GET', `/api/messages/${reader.id}`);
    return body.map(({ content }) => content);
  };
  assert.deepEqual(await thread(), ['before the base backup', 'after the base backup']);
  const again = await back.call('POST', '/api/messages', {
    receiverId: reader.id,
    content: 'after the restore',
  });
  assert.equal(again.status, 201);
  assert.deepEqual((await thread()).at(-1), 'after the restore');
  await restored.stop();
  await archivesAgain(second);
});

/** What was restored can be lost, and restored, in its turn. */
async function archivesAgain(second) {
  const resume = (place) => asServer(`${folder}/after-restore.sh`, [place], connection());
  assert.throws(() => resume(backups), /another history/);
  resume(later);
  await second.stop();
  const resumed = await startServer('second');
  backUp(later);
  await sql('CREATE TABLE since AS SELECT 1 AS one', 'wayfellow');
  await untilArchived();
  await resumed.stop('SIGQUIT');
  asServer(`${folder}/restore.sh`, [later, path.join(folder, 'third')]);
  await startServer('third');
  assert.deepEqual(await sql('SELECT one FROM since', 'wayfellow'), [{ one: 1 }]);
  const contents = await sql('SELECT content FROM messages ORDER BY id', 'wayfellow');
  assert.equal(contents.at(-1).content, 'after the restore');
}

test('a restore needs a base backup from before, and an empty folder', () => {
  const restore = (...args) => asServer(`${folder}/restore.sh`, [backups, ...args]);
  assert.throws(() => restore(path.join(folder, 'never'), '2020-01-01 00:00:00+00'), /No base backup/);
  assert.throws(() => restore(path.join(folder, 'second')), /is not empty/);
});

test('the archive never takes another file for one that it has', () => {
  const archive = path.join(folder, 'backups/wal');
  const put = (text) => {
    asServer('sh', ['-c', `printf ${text} >${archive}/../new`]);
    return asServer(`${folder}/archive-wal.sh`, [archive, `${archive}/../new`, '0000000100000000000000FF']);
  };
  put('one');
  put('one');
  assert.throws(() => put('two'));
});
