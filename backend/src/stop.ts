import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as after, setImmediate as read } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { SocketMonitor } from './platform/live/socket-monitor.js';
import { Readiness } from './platform/observability/readiness.js';

/** Time for load balancers to see that we are not ready, before the port closes. */
const NOTICE_MS = 2_000;
const LIMIT_MS = 10_000;

/** Waits for `ms` milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

const unreffed: Wait = (ms) => after(ms, undefined, { ref: false });

/**
 * Stops an instance without failing a request: for `noticeMs` it is not ready and closes its sockets (1012), then it accepts
 * no new connections and gives idle ones the same time again, then it answers running requests and closes. `wait` is
 * replaced in tests.
 */
export const stop = async (app: INestApplication, noticeMs = 0, wait: Wait = unreffed): Promise<void> => {
  app.get(Readiness).drain();
  await Promise.all([wait(noticeMs), app.get(SocketMonitor).drain()]);
  await letConnectionsGo(app.getHttpServer() as HttpServer, wait(noticeMs));
  await app.close();
};

/**
 * Accepts no new connections. An open one ends with its next response, which says `Connection: close`; those still idle at
 * the limit are closed, but only after pending input was read, so that a request which has just arrived is not cut off.
 */
const letConnectionsGo = async (server: HttpServer, limit: Promise<unknown>): Promise<void> => {
  const gone = once(server, 'close');
  // The HTTP server's own close() ends idle connections at once.
  Server.prototype.close.call(server);
  await Promise.race([gone, limit]);
  await read();
  server.closeIdleConnections();
};

/** SIGTERM comes from an orchestrator, whose load balancer needs notice; SIGINT from a person who wants to stop now. */
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
