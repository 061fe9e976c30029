import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { assertPortIsFree, reachedHost, wantedPort } from '../ports.mjs';
import { demoModeratorKey } from './demo.mjs';
import { waitUntilReady } from './ready.mjs';
import { isEmbedded, isProduction, runProduct, runProgram, startServices } from './run-product.mjs';
import { build, dataDir, installDependencies, readDotEnv, root } from '../workspace.mjs';

/** `npm start`: installs, builds and runs the product, whatever state the clone is in; stops with the terminal. */
export const startProduct = () =>
  runProduct(async () => {
    readDotEnv();
    assertNoEmbeddedProduction();
    const port = wantedPort();
    await assertPortIsFree(port);
    await installDependencies();
    // The catalogue is not part of the product.
    await build([], ['@wayfellow/ui-catalogue']);
    const env = await startServices(port, 'warn');
    console.log('Starting Wayfellow...');
    const backend = runProgram([path.join(root, 'backend', 'dist', 'main.js')], { cwd: root, env });
    await Promise.race([waitUntilReady(port), failedToStart(backend)]);
    welcome(port);
    await backend.exited;
    throw new UserError('The backend has stopped: its last lines are above.');
  });

/** The embedded database is only for trying the product: the password of its demo accounts is public. */
function assertNoEmbeddedProduction() {
  if (isProduction() && isEmbedded()) {
    throw new UserError(
      'DATABASE_URL must be set when NODE_ENV is production: the embedded database and its demo accounts are for development only.',
    );
  }
}

async function failedToStart(backend) {
  await backend.exited;
  throw new UserError('The backend did not start: its reason is above.');
}

function welcome(port) {
  const host = reachedHost().replace('127.0.0.1', 'localhost');
  console.log(`\nWayfellow is at http://${host}:${port}\n`);
  if (isEmbedded() && process.env.SEED_DEMO !== 'false') {
    console.log('  Demo account   ana (or ben), password wayfellow-demo');
    const key = demoModeratorKey(dataDir());
    if (key) {
      console.log(
        '  Moderator      mod (or lead, who confirms bans), the same password; for the code, either',
      );
      console.log(`                 npm run moderator -- code, or an authenticator app with the key ${key}`);
    }
  }
  if (!process.env.STRIPE_SECRET_KEY) {
    console.log('  Test card      4242 4242 4242 4242, any future date, any code: payments are a sandbox');
  }
  if (!process.env.SMTP_URL) console.log(`  Emails go to   ${path.join(dataDir(), 'outbox')}`);
  if (isEmbedded()) console.log(`  Data is in     ${dataDir()}`);
  console.log('  Stop with Ctrl-C\n');
}
