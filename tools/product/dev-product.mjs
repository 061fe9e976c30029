import path from 'node:path';
import { createInterface } from 'node:readline';
import { UserError } from '../user-error.mjs';
import { assertPortIsFree, wantedPort } from '../ports.mjs';
import { waitUntilReady } from './ready.mjs';
import { runProduct, runProgram, startServices } from './run-product.mjs';
import { build, installDependencies, readDotEnv, root } from '../workspace.mjs';

const frontends = ['frontend-shell', 'mfe-matching', 'mfe-messaging', 'mfe-subscription'];

/** `npm run dev`: starts the services, the backend and one dev server per frontend; ends with Ctrl-C. */
export const developProduct = () =>
  runProduct(async () => {
    readDotEnv();
    const port = wantedPort();
    await installDependencies();
    const { remotePorts, shellPort } = await import('../../libs/federation/src/ports.mjs');
    for (const taken of [port, shellPort, ...Object.values(remotePorts)]) await assertPortIsFree(taken);
    await build(['@wayfellow/contracts', '@wayfellow/backend', '@wayfellow/stripe-sandbox']);
    const env = await startServices(port, 'info');
    const ended = [...startBackend(env), ...startFrontends(port)];
    await Promise.race([waitUntilReady(port), ...ended]);
    console.log(
      `\nWayfellow is at http://localhost:${shellPort} (the API at http://localhost:${port}/api)\n`,
    );
    await Promise.race(ended);
  });

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const startBackend = (env) => [
  start('contracts', 'libs/contracts', [
    tsc,
    '-p',
    'tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ]),
  start('backend', 'backend', [path.join(root, 'tools/product/build-on-change.mjs')]),
  // Watched as files, not as folders: a rebuild of one file is one restart.
  start('backend', 'backend', ['--watch', '--watch-preserve-output', 'dist/main.js'], env),
];

const startFrontends = (port) =>
  frontends.map((name) =>
    start(name, name, [path.join(root, 'libs/federation/webpack.mjs'), 'serve', '--mode', 'development'], {
      ...process.env,
      API_ORIGIN: `http://localhost:${port}`,
    }),
  );

/** Runs a Node program whose lines begin with `name`; fails when it ends. */
async function start(name, folder, args, env = process.env) {
  const program = runProgram(args, {
    cwd: path.join(root, folder),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    withDescendants: true,
  });
  for (const stream of [program.child.stdout, program.child.stderr]) {
    createInterface({ input: stream }).on(
      'line',
      (line) => line.trim() && console.log(`${name.padEnd(17)} ${line}`),
    );
  }
  const { code } = await program.exited;
  throw new UserError(`${name} has ended (${code}): its last lines are above.`);
}
