// Shared by `npm start` and `npm run dev`: the services that the backend needs, its settings, and an orderly shutdown.
import { show } from '../user-error.mjs';
import { onStop, run } from '../processes.mjs';
import { demoSettings, drawDemoKey } from './demo.mjs';
import { startStripeSandbox } from './stripe-sandbox.mjs';
import { dataDir } from '../workspace.mjs';

/** The database and the payment sandbox, in the order in which they were started. They stop after the programs. */
const services = [];
const programs = [];
let isStopping = false;

/** Runs `body`. Everything it has started is stopped when it returns; a signal or a failure also ends the process. */
export async function runProduct(body) {
  onStop(async (signal) => {
    isStopping = true;
    const wasRunning = services.length + programs.length > 0;
    if (wasRunning) console.log('\nStopping...');
    await stopAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    if (wasRunning) console.log('Stopped.');
    process.exit(0);
  });
  try {
    await body();
    await stopAll();
  } catch (error) {
    // A program that we stopped has not failed.
    if (isStopping) return;
    show(error);
    await stopAll();
    process.exit(1);
  }
}

async function stopAll(signal) {
  await Promise.all(programs.splice(0).map((program) => program.stop(signal)));
  for (const service of services.splice(0).reverse()) await service.stop();
}

/** Runs a Node program until the product stops. Has the options and the result of `run`. */
export function runProgram(args, options) {
  const program = run(process.execPath, args, options);
  programs.push(program);
  return program;
}

/**
 * Starts what the backend on `port` needs and the settings do not provide: a database, a payment sandbox.
 *
 * @returns {Promise<Record<string, string | undefined>>} the environment of the backend
 */
export async function startServices(port, logLevel) {
  drawDemoKey(process.env, dataDir());
  const databaseEnv = isEmbedded() ? await startDatabase() : {};
  const sandbox = await startStripeSandbox({ dataDir: dataDir(), port });
  if (sandbox) services.push(sandbox);
  return {
    ...process.env,
    ...sandbox?.env,
    PORT: String(port),
    DATA_DIR: dataDir(),
    ...databaseEnv,
    ...demoSettings(process.env, dataDir()),
    LOG_LEVEL: process.env.LOG_LEVEL || logLevel,
  };
}

/** Has a service stop with the product, before those that were started earlier. Returns it. */
export function keep(service) {
  services.push(service);
  return service;
}

export const isEmbedded = () => !process.env.DATABASE_URL;
export const isProduction = () => process.env.NODE_ENV === 'production';

async function startDatabase() {
  // Imported here because the driver does not exist before the installation.
  const { startPostgres } = await import('../postgres/embedded-postgres.mjs');
  const postgres = await startPostgres({ dataDir: dataDir(), report: console.log });
  services.push(postgres);
  await postgres.createDatabase('wayfellow');
  return {
    DATABASE_URL: postgres.applicationUrl('wayfellow'),
    DATABASE_MIGRATION_URL: postgres.url('wayfellow'),
  };
}
