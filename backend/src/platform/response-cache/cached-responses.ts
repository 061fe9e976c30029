import { randomUUID } from 'node:crypto';
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Handler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { Metrics } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { logCached, requestIdOf } from '../observability/request-log.js';
import { publicCaching } from './caching.js';
import { GeneralLimit } from '../rate-limits/general-limit.js';
import { type CachedBody, ResponseCache } from './response-cache.js';
import { securityHeaders } from '../static-frontends/security-headers.js';
import { SESSION_COOKIE } from '../sessions/session-cookie.js';

const NO_CACHE = /(?:^|,)\s*no-cache\s*(?:,|$)/;
const ONE_TAG = /^(?:W\/)?("[^"]*")$/;

/** Whether a request is a plain read by a visitor: all visitors get the same response. */
const isVisitorsRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.cookie?.includes(SESSION_COOKIE) &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** The headers that handlers set on any response of the API. */
const headersOf = (handlers: Handler[]): string[] => {
  const request = Object.assign(new IncomingMessage(new Socket()), { path: '/api/' });
  const response = new ServerResponse(request);
  for (const handle of handlers)
    void handle(request as unknown as Request, response as unknown as Response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
};

/** Whether the client already has this body; undefined if the framework has to decide. */
const isKnown = ({ headers }: IncomingMessage, etag: string): boolean | undefined => {
  const known = headers['if-none-match'];
  const control = headers['cache-control'];
  if (known === undefined || (control !== undefined && NO_CACHE.test(control))) return false;
  if (known === etag) return true;
  const tag = ONE_TAG.exec(known)?.[1];
  return tag === undefined ? undefined : etag.endsWith(tag);
};

/**
 * Serves what `ResponseCache` has before the framework sees the request, with the same headers, limits, log line and
 * metrics; everything else is passed on unchanged. The framework would cost many times as much: bench/reports/http.md.
 */
export const serveCachedResponses = (app: NestExpressApplication, logger: Logger): void => {
  const server = app.getHttpServer();
  const [framework] = server.listeners('request') as [RequestListener];
  const [cache, limit, metrics] = [app.get(ResponseCache), app.get(GeneralLimit), app.get(Metrics)];
  const readiness = app.get(Readiness);
  const express = app.getHttpAdapter().getInstance() as { get(name: string): unknown };
  const etagOf = express.get('etag fn') as (bytes: Buffer) => string;
  const log = logCached(logger);
  const common = [...headersOf(securityHeaders()), ...Object.entries(publicCaching).flat()];
  const heads = new WeakMap<CachedBody, { etag: string; whole: string[]; unchanged: string[] }>();

  const headOf = (body: CachedBody) => {
    const known = heads.get(body);
    if (known) return known;
    const etag = etagOf(body.bytes);
    const own = Object.entries({ Link: body.link, 'Last-Modified': body.lastModified, ETag: etag });
    const unchanged = [...common, ...own.flatMap(([name, value]) => (value ? [name, value] : []))];
    const type = ['Content-Type', 'application/json; charset=utf-8'];
    const whole = [...unchanged, ...type, 'Content-Length', String(body.bytes.length)];
    const head = { etag, whole, unchanged };
    heads.set(body, head);
    return head;
  };

  /** The body, for a client within its rate limit. Above the limit nothing is loaded, and the framework refuses the request. */
  const bodyFor = async (request: IncomingMessage): Promise<CachedBody | undefined> => {
    try {
      await limit.count(request);
    } catch {
      return undefined;
    }
    return cache.find(request.url ?? '');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const body = await bodyFor(request);
    const head = body && headOf(body);
    const isUnchanged = head && isKnown(request, head.etag);
    if (!body || !head || isUnchanged === undefined) return framework(request, response);
    const id = requestIdOf(request) ?? randomUUID();
    const status = isUnchanged ? 304 : 200;
    response.writeHead(status, [...(isUnchanged ? head.unchanged : head.whole), 'X-Request-Id', id]);
    response.end(isUnchanged ? undefined : body.bytes);
    const tookMs = performance.now() - startedAt;
    metrics.answered(request.method ?? '', body.route, status, tookMs / 1_000);
    log(request, id, status, tookMs);
  };

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isOpen = !readiness.isDraining && isVisitorsRead(request);
    if (isOpen && cache.covers(request.url ?? '')) void answer(request, response);
    else framework(request, response);
  });
};
