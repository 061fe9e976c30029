// `npm run moderator -- add|lead|remove <username>`: gives somebody a role, in the database of the product, whether it is
// running or not. `npm run moderator -- code`: the code with which the demo moderators sign in.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf, demoModeratorKey } from './product/demo.mjs';
import { show, UserError } from './user-error.mjs';
import { dataDir, readDotEnv, root } from './workspace.mjs';

const program = path.join(root, 'backend/dist/moderator.js');

try {
  readDotEnv();
  if (process.argv[2] === 'code') showCode();
  else if (!existsSync(program))
    throw new UserError('The backend has not been built: run npm start once first.');
  else process.exitCode = process.env.DATABASE_URL ? giveRole({}) : await inEmbeddedDatabase();
} catch (error) {
  show(error);
  process.exitCode = 1;
}

function showCode() {
  const key = process.env.DATABASE_URL ? undefined : demoModeratorKey(dataDir());
  if (!key) throw new UserError('There are no demo moderators: they are added with the embedded database.');
  console.log(codeOf(key));
}

async function inEmbeddedDatabase() {
  const { startPostgres } = await import('./postgres/embedded-postgres.mjs');
  const postgres = await startPostgres({ dataDir: dataDir() });
  try {
    return giveRole({ DATABASE_URL: postgres.applicationUrl('wayfellow') });
  } finally {
    await postgres.stop();
  }
}

function giveRole(env) {
  const options = { env: { ...process.env, ...env }, stdio: 'inherit' };
  return spawnSync(process.execPath, [program, ...process.argv.slice(2)], options).status ?? 1;
}
