import { UserError, show } from '../user-error.mjs';
import { onStop } from '../processes.mjs';
import { build, installDependencies } from '../workspace.mjs';
import { missingProgram } from './programs.mjs';
import { runSuite } from './run-suite.mjs';
import { suitesFor } from './suites.mjs';
import { startTestDatabase, startTestRedis, testEnv } from './surroundings.mjs';

/** What runs around the suites, and the suite itself: ended in reverse. */
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
  const env = { ...testEnv(), ...(await surroundings(suites)) };
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

async function surroundings(suites) {
  const env = {};
  if (suites.some((suite) => suite.needsDatabase)) Object.assign(env, await start(startTestDatabase));
  if (suites.some((suite) => suite.needsPrograms?.includes('redis'))) {
    Object.assign(env, await start(startTestRedis));
  }
  return env;
}

async function start(starter) {
  const one = await starter();
  running.push(one);
  return one.env;
}

async function stopAll() {
  for (const one of running.splice(0).reverse()) await one.stop();
}
