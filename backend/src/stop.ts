import { setTimeout as after } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { LiveWatch } from './platform/live/live-watch.js';
import { Readiness } from './platform/observability/readiness.js';

/** Time for load balancers to see that we are not ready, before the address closes. */
const NOTICE_MS = 2_000;
const LIMIT_MS = 10_000;

/** Ends an instance without failing a request: not ready, sockets sent away (1012), running requests answered, closed. */
export const stop = async (app: INestApplication, noticeMs = 0): Promise<void> => {
  app.get(Readiness).drain();
  await Promise.all([after(noticeMs), app.get(LiveWatch).drain()]);
  await app.close();
};

/** SIGTERM comes from a machine that keeps a load balancer waiting; SIGINT from a person who wants it over. */
export const stopOnSignals = (app: INestApplication): void => {
  const end = (noticeMs: number) => {
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    stop(app, noticeMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => end(NOTICE_MS));
  process.once('SIGINT', () => end(0));
};
