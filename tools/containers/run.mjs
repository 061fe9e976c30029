// `npm run containers`: builds the images, runs docker-compose.yml with them, drives the main journey through it in a browser
// and takes parts of it away. With --own-engine, on Debian as root, it brings an engine where none answers. Its last
// line counts like that of `npm test`.
import { fileURLToPath } from 'node:url';
import { onStop } from '../processes.mjs';
import { UserError, show } from '../user-error.mjs';
import { build } from '../workspace.mjs';
import { checks, faults } from './checks.mjs';
import { runningEngine, startOwnEngine, whyNoOwnEngine } from './engine.mjs';
import { openProject } from './project.mjs';
import { step, stopSteps } from './steps.mjs';

const count = { passed: 0, failed: 0 };
/** What has to be undone, in reverse order. */
const open = [];
let begun = Date.now();

const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;

async function check(name, body) {
  begun = Date.now();
  try {
    const figures = await body();
    count.passed += 1;
    console.log(`ok - ${name} (${seconds()})${figures ? `: ${figures}` : ''}`);
    return true;
  } catch (error) {
    count.failed += 1;
    console.log(`not ok - ${name} (${seconds()})\n${error.stack}`, error.cause ?? '');
    return false;
  }
}

/** The engine, or nothing where there is none and none can be started. */
async function engine() {
  const running = runningEngine();
  if (running) return running;
  if (!process.argv.includes('--own-engine'))
    throw new UserError('No container engine answers: start Docker, with Compose 2, and try again.');
  const why = whyNoOwnEngine();
  if (why) return { why };
  console.log('Starting an engine...');
  return startOwnEngine();
}

/** The main journey, in browsers, against the containers. */
const journey = ({ url }) =>
  step(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('jest/bin/jest')),
      ...['-c', 'e2e/jest.config.mjs', 'journeys/main', '-t', 'Ana and Ben meet in Lisbon'],
    ],
    { env: { ...process.env, E2E_MODE: 'deployed', E2E_URL: url, TEST_DATABASE_URL: 'none' } },
  ).then(() => undefined);

async function proveAll(project) {
  // What the journey imports.
  await build(['@wayfellow/contracts', '@wayfellow/stripe-sandbox']);
  const isBuilt = await check('every image is built', () => project.compose('build').then(() => undefined));
  if (!isBuilt) return;
  const isUp = await check('all services are up', () =>
    project.compose('up', '-d', '--no-build').then(() => undefined),
  );
  if (!isUp) return;
  await project.untilHealthy('front', 1);
  const all = {
    ...checks,
    'two travelers meet and talk in their browsers': journey,
    ...faults,
  };
  for (const [name, body] of Object.entries(all)) {
    // What follows would only fail for the same reason.
    if (!(await check(name, () => body(project)))) return;
  }
}

async function closeAll() {
  await stopSteps();
  for (const close of open.splice(0).reverse()) await close().catch(show);
}

onStop(async () => {
  await closeAll();
  process.exit(130);
});
try {
  const found = await engine();
  if (found.why) {
    // Nothing here can tell whether the containers run. In CI that is a failure; elsewhere the product is the same.
    console.log(`${process.env.CI ? 'failed' : 'skipped'}: no container engine can run here: ${found.why}`);
    process.exit(process.env.CI ? 1 : 0);
  }
  open.push(found.stop);
  const project = await openProject(found.env);
  open.push(project.close);
  await proveAll(project);
} catch (error) {
  show(error);
  count.failed += 1;
}
await closeAll();
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed ? 1 : 0);
