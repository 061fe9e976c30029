import path from 'node:path';
import { UserError, show } from './user-error.mjs';
import { assertPortIsFree, reachedHost, wantedPort } from './ports.mjs';
import { onStop, run } from './processes.mjs';
import { waitUntilReady } from './ready.mjs';
import { startStripeSandbox } from './stripe-sandbox.mjs';
import { build, dataDir, installDependencies, readDotEnv, root } from './workspace.mjs';

/** What is running, in the order in which it was started. */
const started = [];
let isStopping = false;

/** `npm start`: from whatever state the clone is in to a product that answers; stops with the terminal. */
export async function startProduct() {
  onStop(async (signal) => {
    isStopping = true;
    const wasRunning = started.length > 0;
    if (wasRunning) console.log('\nStopping...');
    await stopAll(signal);
    if (wasRunning) console.log('Stopped.');
    process.exit(0);
  });
  try {
    readDotEnv();
    assertNoEmbeddedProduction();
    const port = wantedPort();
    await assertPortIsFree(port);
    await installDependencies();
    // The catalogue is no part of the product.
    await build([], ['@wayfellow/ui-catalogue']);
    const databaseEnv = process.env.DATABASE_URL ? {} : await startDatabase();
    const sandbox = await startStripeSandbox({ dataDir: dataDir(), port });
    if (sandbox) started.push(sandbox);
    console.log('Starting Wayfellow...');
    const isEmbedded = !process.env.DATABASE_URL;
    const backend = startBackend({ port, databaseEnv, isEmbedded, paymentEnv: sandbox?.env });
    await Promise.race([waitUntilReady(port), diedEarly(backend)]);
    welcome(port);
    await backend.exited;
    throw new UserError('The backend has stopped: its last words stand above.');
  } catch (error) {
    // What we ended ourselves has not failed.
    if (isStopping) return;
    show(error);
    await stopAll();
    process.exit(1);
  }
}

/** What `npm start` brings along is for trying the product: its demo accounts have a password that everybody knows. */
function assertNoEmbeddedProduction() {
  if (isProduction() && !process.env.DATABASE_URL) {
    throw new UserError(
      'DATABASE_URL must be set when NODE_ENV is production: the embedded database and its demo accounts are for development alone.',
    );
  }
}

const isProduction = () => process.env.NODE_ENV === 'production';

/** Demo travelers never stand in a database of somebody's own; production refuses to be asked for them. */
function seedDemo(isEmbedded) {
  if (isProduction()) return process.env.SEED_DEMO;
  return isEmbedded ? process.env.SEED_DEMO || 'true' : 'false';
}

async function startDatabase() {
  // Only now: before the installation there is no driver to load.
  const { startPostgres } = await import('./embedded-postgres.mjs');
  const postgres = await startPostgres({ dataDir: dataDir(), report: console.log });
  started.push(postgres);
  await postgres.createDatabase('wayfellow');
  return {
    DATABASE_URL: postgres.applicationUrl('wayfellow'),
    DATABASE_MIGRATION_URL: postgres.url('wayfellow'),
  };
}

function startBackend({ port, databaseEnv, isEmbedded, paymentEnv }) {
  const backend = run(process.execPath, [path.join(root, 'backend', 'dist', 'main.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...paymentEnv,
      PORT: String(port),
      DATA_DIR: dataDir(),
      ...databaseEnv,
      SEED_DEMO: seedDemo(isEmbedded),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  });
  started.push(backend);
  return backend;
}

async function diedEarly(backend) {
  await backend.exited;
  throw new UserError('The backend did not start: its reason stands above.');
}

async function stopAll(signal) {
  for (const one of started.splice(0).reverse()) await one.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

function welcome(port) {
  const isEmbedded = !process.env.DATABASE_URL;
  const host = reachedHost().replace('127.0.0.1', 'localhost');
  console.log(`\nWayfellow is at http://${host}:${port}\n`);
  if (isEmbedded && process.env.SEED_DEMO !== 'false') {
    console.log('  Demo account   ana (or ben), password wayfellow-demo');
  }
  if (!process.env.STRIPE_SECRET_KEY) {
    console.log('  Test card      4242 4242 4242 4242, any date ahead, any code: payments are a sandbox');
  }
  if (!process.env.SMTP_URL) console.log(`  E-mails go to  ${path.join(dataDir(), 'outbox')}`);
  if (isEmbedded) console.log(`  Data is kept in ${dataDir()}`);
  console.log('  Stop with Ctrl-C\n');
}
