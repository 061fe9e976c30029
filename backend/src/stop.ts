import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as after, setImmediate as read } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { LiveWatch } from './platform/live/live-watch.js';
import { Readiness } from './platform/observability/readiness.js';

/** Time for load balancers to see that we are not ready, before the address closes. */
const NOTICE_MS = 2_000;
const LIMIT_MS = 10_000;

/** Waits so many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

const unreffed: Wait = (ms) => after(ms, undefined, { ref: false });

/**
 * Ends an instance without failing a request: not ready for `noticeMs` and its sockets sent away (1012), then no new
 * connections and as much time again for the kept ones, then running requests answered, closed. `wait` lets that time pass.
 */
export const stop = async (app: INestApplication, noticeMs = 0, wait: Wait = unreffed): Promise<void> => {
  app.get(Readiness).drain();
  await Promise.all([wait(noticeMs), app.get(LiveWatch).drain()]);
  await letConnectionsGo(app.getHttpServer() as HttpServer, wait(noticeMs));
  await app.close();
};

/**
 * Takes no new connections. A kept one ends with its next answer, which says `Connection: close`; those that stay idle are
 * closed in the end, right after what had arrived was read: a request that crossed the end of its connection would be cut.
 */
const letConnectionsGo = async (server: HttpServer, limit: Promise<unknown>): Promise<void> => {
  const gone = once(server, 'close');
  // The HTTP server's own close() ends idle connections at once.
  Server.prototype.close.call(server);
  await Promise.race([gone, limit]);
  await read();
  server.closeIdleConnections();
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
