import path from 'node:path';
import { createInterface } from 'node:readline';
import { UserError, show } from './user-error.mjs';
import { assertPortIsFree, wantedPort } from './ports.mjs';
import { onStop, run } from './processes.mjs';
import { waitUntilReady } from './ready.mjs';
import { startStripeSandbox } from './stripe-sandbox.mjs';
import { build, dataDir, installDependencies, readDotEnv, root } from './workspace.mjs';

const frontends = ['frontend-shell', 'mfe-matching', 'mfe-messaging', 'mfe-subscription'];
const started = [];
let isStopping = false;

/** Starts the database, the backend and a dev server a frontend; ends with Ctrl-C. */
export async function developProduct() {
  onStop(async () => {
    isStopping = true;
    await stopAll();
    process.exit(0);
  });
  try {
    readDotEnv();
    const port = wantedPort();
    await installDependencies();
    const { remotePorts, shellPort } = await import('../libs/federation/src/ports.mjs');
    for (const taken of [port, shellPort, ...Object.values(remotePorts)]) await assertPortIsFree(taken);
    await build(['@wayfellow/contracts', '@wayfellow/backend', '@wayfellow/stripe-sandbox']);
    const databaseEnv = process.env.DATABASE_URL ? {} : await startDatabase();
    const sandbox = await startStripeSandbox({ dataDir: dataDir(), port });
    if (sandbox) started.push(sandbox);
    const ended = [...startBackend(port, databaseEnv, sandbox?.env), ...startFrontends(port)];
    await Promise.race([waitUntilReady(port), ...ended]);
    console.log(
      `\nWayfellow is at http://localhost:${shellPort} (the API at http://localhost:${port}/api)\n`,
    );
    await Promise.race(ended);
  } catch (error) {
    // What we ended ourselves has not failed.
    if (isStopping) return;
    show(error);
    await stopAll();
    process.exit(1);
  }
}

async function startDatabase() {
  const { startPostgres } = await import('./embedded-postgres.mjs');
  const postgres = await startPostgres({ dataDir: dataDir(), report: console.log });
  started.push(postgres);
  await postgres.createDatabase('wayfellow');
  return {
    DATABASE_URL: postgres.applicationUrl('wayfellow'),
    DATABASE_MIGRATION_URL: postgres.url('wayfellow'),
  };
}

function startBackend(port, databaseEnv, paymentEnv) {
  const isEmbedded = !process.env.DATABASE_URL;
  const env = {
    ...process.env,
    ...paymentEnv,
    PORT: String(port),
    DATA_DIR: dataDir(),
    ...databaseEnv,
    SEED_DEMO: isEmbedded ? process.env.SEED_DEMO || 'true' : 'false',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  };
  return [
    start('contracts', 'libs/contracts', [
      'node_modules/typescript/bin/tsc',
      '-p',
      'tsconfig.build.json',
      '--watch',
      '--preserveWatchOutput',
    ]),
    start('backend', 'backend', ['tools/build-on-change.mjs']),
    // Watched as files, not as folders: a rebuild of one file is one restart.
    start('backend', 'backend', [null, '--watch', '--watch-preserve-output', 'dist/main.js'], env),
  ];
}

const startFrontends = (port) =>
  frontends.map((name) =>
    start(name, name, ['libs/federation/webpack.mjs', 'serve', '--mode', 'development'], {
      ...process.env,
      API_ORIGIN: `http://localhost:${port}`,
    }),
  );

/** Runs a Node program whose lines begin with `name`; settles, by failing, when it ends. */
function start(name, folder, [program, ...args], env = process.env) {
  const all = program ? [path.join(root, program), ...args] : args;
  const child = run(process.execPath, all, {
    cwd: path.join(root, folder),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    withDescendants: true,
  });
  started.push(child);
  for (const stream of [child.child.stdout, child.child.stderr]) {
    createInterface({ input: stream }).on(
      'line',
      (line) => line.trim() && console.log(`${name.padEnd(17)} ${line}`),
    );
  }
  return child.exited.then(({ code }) => {
    throw new UserError(`${name} has ended (${code}): its last words stand above.`);
  });
}

async function stopAll() {
  const [database, ...others] = started[0]?.url ? started : [undefined, ...started];
  started.length = 0;
  // All at once, so that Ctrl-C is quick; the database last, as the others use it.
  await Promise.all(others.map((one) => one.stop()));
  await database?.stop();
}
