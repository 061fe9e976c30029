import type { Handler } from 'express';
import { routeOf } from './metrics.js';
import type { Tracing } from './tracing.js';

const QUIET = /^\/api\/health\//;

/**
 * Begins a trace with each request of the API. A `traceparent` of the client's is not taken up, since a stranger would
 * decide what is sampled. Paths are not recorded, only routes: a path may contain a secret link.
 */
export const traceRequests =
  (tracing: Tracing): Handler =>
  (request, response, next) => {
    const { method, path } = request;
    if (!path.startsWith('/api/') || QUIET.test(path)) return next();
    const attributes = { 'http.request.method': method };
    void tracing.span(method, { side: 'server', attributes }, (span) => {
      next();
      return new Promise<void>((resolve) => {
        response.once('close', () => {
          const [route, status] = [routeOf(request), response.statusCode];
          const id = String(response.getHeader('X-Request-Id'));
          span.describe(
            { 'http.route': route, 'http.response.status_code': status, 'wayfellow.request_id': id },
            `${method} ${route}`,
          );
          if (status >= 500) span.fail();
          resolve();
        });
      });
    });
  };
