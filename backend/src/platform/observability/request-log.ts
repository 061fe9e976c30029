import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const VALID_ID = /^[\w-]{8,64}$/;
const QUIET = /^\/(api\/health|remotes|assets)\//;

/** The id that a client or proxy gave the request, if it is a valid one. */
export const requestIdOf = ({ headers }: IncomingMessage): string | undefined => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && VALID_ID.test(given) ? given : undefined;
};

const requestId = (request: IncomingMessage, response: ServerResponse): string => {
  const id = requestIdOf(request) ?? randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
};

const pathOf = (url = '') => url.split('?', 1)[0];

/** One line per request: id, method, path, status, time. No headers, query or body: they may contain private data. */
export const requestLog = (logger: Logger): Handler =>
  pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    autoLogging: { ignore: (request) => QUIET.test(request.url ?? '') },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: pathOf(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    // The problem filter logs errors; here they would be logged twice.
    customErrorObject: (_request, _response, _error, { res, responseTime }: Record<string, unknown>) => ({
      res,
      responseTime,
    }),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  }) as Handler;

/** The same line for a cached response: pino-http alone would cost twice as much as the whole response. */
export const logCached =
  (logger: Logger) =>
  ({ method, url }: IncomingMessage, id: string, statusCode: number, tookMs: number): void => {
    const fields = { req: { id, method, path: pathOf(url) }, res: { statusCode } };
    logger.info({ ...fields, responseTime: Math.round(tookMs) }, 'request completed');
  };
