// `npm run containers`: builds the images, runs docker-compose.yml with them, drives the main journey through it in a browser
// and takes parts of it away; with --kubernetes it plays deploy/kubernetes with them instead. With --own-engine, on Debian as
// root, it brings an engine where none answers. Its last line counts like that of `npm test`.
import { fileURLToPath } from 'node:url';
import { onStop } from '../processes.mjs';
import { UserError, show } from '../user-error.mjs';
import { build } from '../workspace.mjs';
import { checks, faults } from './checks.mjs';
import { runningEngine, startOwnEngine, whyNoOwnEngine } from './engine.mjs';
import { podChecks } from './pod-checks.mjs';
import { openPods } from './pods.mjs';
import { openProject } from './project.mjs';
import { step, stopSteps } from './steps.mjs';

const isAsked = (option) => process.argv.includes(option);
const plays = isAsked('--kubernetes');
/** On a busy machine it takes a quarter of an hour; what takes longer hangs. */
const LIMIT_MS = 30 * 60_000;
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
  if (!isAsked('--own-engine'))
    throw new UserError('No container engine answers: start Docker, with Compose 2, and try again.');
  const why = whyNoOwnEngine();
  if (why) return { why };
  console.log('Starting an engine...');
  return startOwnEngine({ withNextRelease: plays });
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

/** Each check in turn. What follows one that fails would only fail for the same reason. */
async function inTurn(all, project) {
  for (const [name, body] of Object.entries(all)) if (!(await check(name, () => body(project)))) return;
}

const imagesAreBuilt = (project) =>
  check('every image is built', () => project.compose('build').then(() => undefined));

async function proveCompose(project) {
  // What the journey imports.
  await build(['@wayfellow/contracts', '@wayfellow/stripe-sandbox']);
  if (!(await imagesAreBuilt(project))) return;
  const isUp = await check('all services are up', () =>
    project.compose('up', '-d', '--no-build').then(() => undefined),
  );
  if (!isUp) return;
  await project.untilHealthy('front', 1);
  await inTurn({ ...checks, 'two travelers meet and talk in their browsers': journey, ...faults }, project);
}

async function proveKubernetes(project) {
  if (!(await imagesAreBuilt(project))) return;
  const pods = await openPods(project);
  open.push(pods.close);
  if (await check('Podman runs, with PostgreSQL and Redis', pods.start)) await inTurn(podChecks, pods);
}

async function closeAll() {
  await stopSteps();
  for (const close of open.splice(0).reverse()) await close().catch(show);
}

async function abandon(status) {
  await closeAll();
  process.exit(status);
}

onStop(() => abandon(130));
setTimeout(() => {
  console.log(`failed: it still runs after ${LIMIT_MS / 60_000} minutes`);
  void abandon(1);
}, LIMIT_MS).unref();
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
  await (plays ? proveKubernetes : proveCompose)(project);
} catch (error) {
  show(error);
  count.failed += 1;
}
await closeAll();
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed ? 1 : 0);
