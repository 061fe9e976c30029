import { UserError, show } from '../user-error.mjs';
import { onStop } from '../processes.mjs';
import { build, installDependencies } from '../workspace.mjs';
import { missingProgram } from './programs.mjs';
import { startRedis } from './redis.mjs';
import { runSuite } from './run-suite.mjs';
import { suitesFor } from './suites.mjs';
import { testEnv } from './test-env.mjs';

/** PostgreSQL, Redis and the running suite: stopped in reverse order. */
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
    const begun = Date.now();
    const count = await runSuite(suite, env, (child) => running.push(child));
    running.pop();
    for (const key of Object.keys(total)) total[key] += count[key];
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`   ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  }
}

/** A missing program skips its suites on a developer's machine, and fails them in CI. */
function canRun(suite, total) {
  const missing = missingProgram(suite.needsPrograms);
  if (!missing) return true;
  console.log(`${suite.name} ${isCi ? 'failed' : 'skipped'}: ${missing}.`);
  total[isCi ? 'failed' : 'skipped'] += 1;
  return false;
}

/** Starts what the suites need. Returns the variables that tell them where it is. */
async function startServices(suites) {
  const env = {};
  if (suites.some((suite) => suite.needsDatabase)) {
    // Imported here because the driver does not exist before the installation.
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
