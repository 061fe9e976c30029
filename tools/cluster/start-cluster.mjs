import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assertPortIsFree, freePort, wantedPort } from '../ports.mjs';
import { waitUntilReady } from '../product/ready.mjs';
import { keep, runProduct, runProgram, startServices } from '../product/run-product.mjs';
import { missingProgram } from '../testing/programs.mjs';
import { startRedis } from '../testing/redis.mjs';
import { UserError } from '../user-error.mjs';
import { build, installDependencies, readDotEnv, root } from '../workspace.mjs';
import { startFronts } from './fronts.mjs';

const MOST_INSTANCES = 20;

/**
 * Runs web instances and a worker on one PostgreSQL and one Redis, each remote as a service of its own, and nginx in front, with
 * the configurations of deploy/. Ctrl-C ends all of it.
 */
export const startCluster = (args) =>
  runProduct(async () => {
    const web = instancesWanted(args);
    readDotEnv();
    const missing = missingProgram(['redis', 'nginx']);
    if (missing)
      throw new UserError(
        `${missing}: install it first (Debian: apt-get install redis-server nginx; macOS: brew install redis nginx).`,
      );
    const port = wantedPort();
    await assertPortIsFree(port);
    await installDependencies();
    await build([], ['@wayfellow/ui-catalogue']);
    const settings = await startServices(port, 'warn');
    const redis = keep(await startRedis());
    const env = { ...settings, REDIS_URL: redis.url, HOST: '127.0.0.1' };
    console.log(`Starting ${web} web ${web === 1 ? 'instance' : 'instances'} and a worker...`);
    // The first one migrates the database.
    const instances = [await startInstance({ ...env, ROLE: 'web' })];
    const others = [...Array(web - 1).fill('web'), 'worker'];
    instances.push(...(await Promise.all(others.map((role) => startInstance({ ...env, ROLE: role })))));
    const url = await startFront(port, instances.slice(0, web));
    console.log(`\nWayfellow is at ${url.replace('127.0.0.1', 'localhost')}\n`);
    for (const { place, role, pid } of instances)
      console.log(`  ${role.padEnd(6)} http://${place}, process ${pid}`);
    console.log('\n  Stop with Ctrl-C; kill an instance and see that nobody misses it\n');
    await Promise.all(instances.map(({ exited }) => exited));
    throw new UserError('All instances have stopped: their last lines are above.');
  });

function instancesWanted(args) {
  const problem = new UserError(
    `Usage: npm run cluster -- --web 3 (web instances, 1 to ${MOST_INSTANCES}; 2 by default)`,
  );
  let web;
  try {
    ({ web } = parseArgs({ args, options: { web: { type: 'string', default: '2' } } }).values);
  } catch {
    throw problem;
  }
  const count = Number(web);
  if (!Number.isInteger(count) || count < 1 || count > MOST_INSTANCES) throw problem;
  return count;
}

async function startInstance(env) {
  const port = await freePort();
  const program = runProgram([path.join(root, 'backend/dist/main.js')], {
    cwd: root,
    env: { ...env, PORT: String(port) },
  });
  const failed = program.exited.then(() => {
    throw new UserError(`The ${env.ROLE} instance did not start: its reason is above.`);
  });
  await Promise.race([waitUntilReady(port), failed]);
  // From now on it may be killed.
  failed.catch(() => undefined);
  return { place: `127.0.0.1:${port}`, role: env.ROLE, pid: program.pid, exited: program.exited };
}

/** What stands in front of the instances. Returns its address. */
async function startFront(port, instances) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-cluster-'));
  keep({ stop: async () => rmSync(folder, { recursive: true, force: true }) });
  const places = instances.map(({ place }) => place);
  return keep(await startFronts({ folder, port, builds: root, instances: places })).url;
}
