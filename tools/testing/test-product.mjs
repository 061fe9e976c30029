import { UserError, show } from '../user-error.mjs';
import { onStop } from '../processes.mjs';
import { build, installDependencies } from '../workspace.mjs';
import { missingProgram } from './programs.mjs';
import { startRedis } from './redis.mjs';
import { runSuite } from './run-suite.mjs';
import { suitesFor } from './suites.mjs';
import { testEnv } from './test-env.mjs';

/** PostgreSQL and Redis, and the suite that runs: stopped in reverse order. */
const running = [];
const isCi = Boolean(process.env.CI);

/** `npm test`: ends the process with 1 when anything failed; the last line says how many. */
export async function testProduct(words) {
  onStop(async () => {
    await stopAll();
    process.exit(130);
  });
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    await runAll(words, total);
  } catch (error) {
    show(error);
    total.failed += 1;
  }
  await stopAll();
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed ? 1 : 0);
}

async function runAll(words, total) {
  await installDependencies();
  const wanted = suitesFor(words);
  if (!wanted.length) throw new UserError(`No suite has a name like ${words.join(' or ')}.`);
  const suites = wanted.filter((suite) => canRun(suite, total));
  if (suites.some((suite) => suite.needsBuild)) await build();
  const env = { ...testEnv(), ...(await startServices(suites)) };
  for (const suite of suites) {
    console.log(`\n== ${suite.name}`);
    const count = await runSuite(suite, env, (child) => running.push(child));
    running.pop();
    for (const key of Object.keys(total)) total[key] += count[key];
    console.log(`   ${suite.name}: ${count.passed} passed, ${count.failed} failed`);
  }
}

/** On somebody's own machine a missing program leaves its suites out; where all is checked it may not miss. */
function canRun(suite, total) {
  const missing = missingProgram(suite.needsPrograms);
  if (!missing) return true;
  console.log(`${suite.name} ${isCi ? 'failed' : 'is left out'}: ${missing}.`);
  total[isCi ? 'failed' : 'skipped'] += 1;
  return false;
}

/** Starts what the suites need; they find it by what is added to their environment. */
async function startServices(suites) {
  const env = {};
  if (suites.some((suite) => suite.needsDatabase)) {
    // Only now: before the installation there is no driver to load.
    const { startTestPostgres } = await import('./postgres.mjs');
    env.TEST_DATABASE_URL = (await keep(startTestPostgres())).url;
  }
  if (suites.some((suite) => suite.needsPrograms?.includes('redis'))) {
    env.TEST_REDIS_URL = (await keep(startRedis())).url;
  }
  return env;
}

async function keep(starting) {
  const service = await starting;
  running.push(service);
  return service;
}

async function stopAll() {
  for (const one of running.splice(0).reverse()) await one.stop();
}
