import { chmodSync, mkdtempSync, renameSync, rmSync, symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startFronts } from '../../tools/cluster/fronts.mjs';
import { lastingPort } from '../../tools/ports.mjs';
import { startPayments } from './payments.js';
import { run, untilReady } from './programs.js';

const ROOT = resolve(__dirname, '../..');
const CONNECTION_TIMES = pathToFileURL(join(__dirname, 'connection-times.mjs')).href;
const FRONTENDS = ['frontend-shell', 'mfe-matching', 'mfe-messaging', 'mfe-subscription'];

/** Embedded: one instance, no Redis. Clustered: as docker-compose.yml, without containers. Deployed: at E2E_URL. */
type Mode = 'embedded' | 'clustered' | 'deployed';
const mode = (process.env.E2E_MODE ?? 'embedded') as Mode;

const freshDatabase = async (name: string): Promise<string> => {
  const url = new URL(process.env.TEST_DATABASE_URL as string);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await admin.query(`CREATE DATABASE "${name}"`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
};

/** A folder of symlinks to the builds, so that a journey can remove a frontend, or deploy another version of it. */
const staticFiles = (folder: string) => {
  for (const frontend of FRONTENDS) {
    mkdirSync(join(folder, frontend), { recursive: true });
    symlinkSync(join(ROOT, frontend, 'dist'), join(folder, frontend, 'dist'));
  }
  mkdirSync(join(folder, 'libs/stripe-sandbox'), { recursive: true });
  symlinkSync(join(ROOT, 'libs/stripe-sandbox/dist'), join(folder, 'libs/stripe-sandbox/dist'));
  mkdirSync(join(folder, 'libs/posters'), { recursive: true });
  symlinkSync(join(ROOT, 'libs/posters/svg'), join(folder, 'libs/posters/svg'));
  const place = (frontend: string) => join(folder, frontend, 'dist');
  return {
    takeAway: (frontend: string) => renameSync(place(frontend), `${place(frontend)}.away`),
    putBack: (frontend: string) => renameSync(`${place(frontend)}.away`, place(frontend)),
    /** Replaces a frontend's files, all at once, by those in `dist`: without it by those of this clone. */
    rollOut: (frontend: string, dist = join(ROOT, frontend, 'dist')) => {
      symlinkSync(dist, `${place(frontend)}.next`);
      renameSync(`${place(frontend)}.next`, place(frontend));
    },
  };
};

export interface ProductOptions {
  /** Also starts the Stripe sandbox. */
  hasPayments?: boolean;
  /** People use it at http://localhost, as passkeys need a name. */
  isAtLocalhost?: boolean;
}

/**
 * Starts the built product as in production, on its own database, and returns its URL and how to stop it.
 * `env` adds settings by their names in .env.example.
 */
export const startProduct = async (
  name: string,
  env: Record<string, string> = {},
  { hasPayments = false, isAtLocalhost = false }: ProductOptions = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), `wayfellow-${name}-`));
  chmodSync(folder, 0o755);
  const files = staticFiles(join(folder, 'static'));
  const databaseUrl = await freshDatabase(`e2e_${name}_${mode}`);
  const firstPort = await lastingPort();
  const frontPort = mode === 'clustered' ? await lastingPort() : firstPort;
  const url = `http://${isAtLocalhost ? 'localhost' : '127.0.0.1'}:${frontPort}`;
  const payments = hasPayments ? await startPayments(folder, firstPort) : undefined;
  const settings = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    STATIC_ROOT: join(folder, 'static'),
    SESSION_SECRET: 'only for journeys',
    ACCOUNT_SECRET: 'only for journeys',
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'true',
    REDIS_URL: mode === 'clustered' ? process.env.TEST_REDIS_URL : undefined,
    ...(isAtLocalhost && { PUBLIC_ORIGIN: url }),
    ...payments?.env,
    ...env,
  };
  const startInstance = async (port: number, more: Record<string, string> = {}) => {
    const instance = run(
      process.execPath,
      ['--import', CONNECTION_TIMES, join(ROOT, 'backend/dist/main.js')],
      {
        ...settings,
        ...more,
        PORT: String(port),
      },
    );
    await untilReady(`http://127.0.0.1:${port}/api/health/ready`, instance);
    return { ...instance, host: `127.0.0.1:${port}` };
  };
  const instances = [await startInstance(firstPort, mode === 'clustered' ? { ROLE: 'web' } : {})];
  const startOther = async (role: string) => startInstance(await lastingPort(), { ROLE: role });
  if (mode === 'clustered') instances.push(...(await Promise.all(['web', 'web', 'worker'].map(startOther))));
  /** Starts a process beside the others that only runs jobs. */
  const startWorker = async () => {
    const worker = await startOther('worker');
    instances.push(worker);
    return worker;
  };
  const fronts =
    mode === 'clustered'
      ? await startFronts({
          folder: join(folder, 'nginx'),
          port: frontPort,
          builds: join(folder, 'static'),
          instances: instances.slice(0, 3).map(({ host }) => host),
          isChosen: true,
        })
      : undefined;
  const stop = async () => {
    await fronts?.stop();
    // As a person does: SIGTERM would leave load balancers time.
    await Promise.all(instances.map((instance) => instance.stop('SIGINT')));
    await payments?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, dataDir: folder, databaseUrl, files, payments, startWorker, stop };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** What answers at E2E_URL, if that is to be driven; it was started by others, so there is nothing but its address. */
export const deployedProduct = (): Product | undefined =>
  mode === 'deployed'
    ? ({ url: process.env.E2E_URL as string, stop: async () => undefined } as Product)
    : undefined;
