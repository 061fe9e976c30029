// While instances are replaced, those of the previous release run on the schema of this one: its own API tests, on its own
// code, have to pass there. A release moves `previous-release.json` on.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../workspace.mjs';
import { previousRelease } from './previous-release.mjs';

const { commit, migrations, tests, except } = previousRelease;
const runId = `previous_${process.pid}`;
const parts = ['backend', 'libs', 'jest.config.base.mjs', 'tsconfig.base.json', 'package.json'];

const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28, stdio: 'pipe' });

const isThere = () => {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** Why the release's code cannot be had here; undefined when it can. */
function missingHistory() {
  if (isThere()) return undefined;
  try {
    // A shallow clone, such as CI services make, can ask for it.
    git('fetch', '--quiet', '--depth=1', 'origin', commit);
  } catch (error) {
    return `this copy has no history with ${commit.slice(0, 7)}, and it cannot be fetched: ${error.message.split('\n')[0]}`;
  }
  return undefined;
}

const missing = missingHistory();
const options = { skip: missing && !process.env.CI && missing };

/** The release's code, on the packages that are installed now; removed after the test. */
function checkOut(context) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-release-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['x', '-C', folder], { input: git('archive', commit, ...parts) });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Its own set-up would start a PostgreSQL and number its databases.
  writeFileSync(
    path.join(folder, 'jest.config.mjs'),
    `import config from './backend/jest.config.mjs';
     const { globalSetup, globalTeardown, ...rest } = config;
     export default { ...rest, rootDir: './backend' };`,
  );
  return folder;
}

/** The database that the release's tests copy for each of their files, with this version's schema. */
async function makeTemplate() {
  const name = `wayfellow_template_${runId}`;
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-release-data-'));
  const env = { PATH: process.env.PATH, DATABASE_URL: url.href, DATA_DIR: folder };
  const migrate = path.join(root, 'backend/dist/migrate.js');
  // Two at once, as when a job is started again: the database would refuse to create a table twice.
  const both = await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, [migrate], { env })));
  rmSync(folder, { recursive: true, force: true });
  for (const { stdout } of both) assert.match(stdout, /migrated to this version/);
}

/** How conversations of two are told to be out of step with what the release wrote; it gave each message read a time of its own. */
const faults = Object.entries(
  JSON.parse(readFileSync(path.join(root, 'backend/test/support/pairs-out-of-step.json'), 'utf8')),
).filter(([fault]) => !fault.includes('another time'));

/** What the release's tests of matches and of messages have left out of step in their databases. */
async function outOfStep() {
  const found = [];
  for (const name of ['modb_matches', 'modb_messages']) {
    const url = new URL(process.env.TEST_DATABASE_URL);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM conversations LIMIT 1');
    assert.equal(rowCount, 1, name);
    for (const [fault, sql] of faults) if ((await client.query(sql)).rowCount > 0) found.push([name, fault]);
    await client.end();
  }
  return found;
}

test('previous-release.json names the migrations that the release has', options, () => {
  assert.equal(missing, undefined);
  const files = git('ls-tree', '-r', '--name-only', commit, 'backend/src/schema/migrations').toString();
  const names = [...files.matchAll(/\/(\d+-[\w-]+)\.ts$/gm)].map(([, name]) => name);
  assert.deepEqual(names.sort(), migrations.toSorted());
});

test(
  'the API tests of the previous release pass with its backend on the schema of this one',
  options,
  async (context) => {
    assert.equal(missing, undefined);
    const folder = checkOut(context);
    await makeTemplate();
    const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
    const files = tests.map((name) => `/test/${name}\\.e2e-spec`);
    const args = [
      jest,
      '-c',
      path.join(folder, 'jest.config.mjs'),
      '--maxWorkers=2',
      '-t',
      `^(?!${except.join('|')})`,
      ...files,
    ];
    const env = { ...process.env, TEST_RUN_ID: runId };
    const { status } = spawnSync(process.execPath, args, { cwd: folder, env, stdio: 'inherit' });
    assert.equal(status, 0, 'see what failed above');
    assert.deepEqual(await outOfStep(), []);
  },
);
