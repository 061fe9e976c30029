import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LIVE_PATH } from '@wayfellow/contracts';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/config/read-config.js';
import { type Wait, stop } from '../../src/stop.js';
import { addProbe, removeProbe } from './answer-check.js';

export interface InstanceOptions {
  databaseUrl: string;
  redisUrl?: string;
  /** More settings, by their names in .env.example. Jobs run with ROLE=all or worker. */
  env?: Record<string, string>;
  /** What the instance is made of, instead of the whole backend. */
  root?: Type;
  /** Gets every line of the log, instead of standard output. */
  log?: (line: string) => void;
  /** Changes the application before it listens, such as the clocks of the live channel. */
  tune?: (app: NestExpressApplication) => void;
}

export interface Instance {
  /** Such as http://127.0.0.1:40123. */
  url: string;
  wsUrl: string;
  app: NestExpressApplication;
  /** Where this instance keeps files: the outbox is a folder in it. */
  dataDir: string;
  /** Stops it as SIGTERM would, at once, or as long after saying that it is not ready as `wait` takes. */
  close: (wait?: Wait) => Promise<void>;
}

/** Starts a whole instance of the product on a free port. Close it in afterAll. */
export const startInstance = async ({
  databaseUrl,
  redisUrl,
  env,
  root,
  log,
  tune,
}: InstanceOptions): Promise<Instance> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfellow-data-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET: 'only for tests',
    ACCOUNT_SECRET: 'only for tests',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMIT_FACTOR: '1000',
    // Workers take as long to start as all else: whose test needs a job says so.
    ROLE: 'web',
    ...env,
  });
  const app = await createApp(config, root, log && { write: log });
  tune?.(app);
  await app.listen(0, '127.0.0.1');
  const { port } = new URL(await app.getUrl());
  const url = `http://127.0.0.1:${port}`;
  if (root) addProbe(url);
  const close = async (wait?: Wait) => {
    await stop(app, 0, wait);
    removeProbe(url);
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    wsUrl: `ws://127.0.0.1:${port}${LIVE_PATH}`,
    app,
    dataDir,
    close,
  };
};
