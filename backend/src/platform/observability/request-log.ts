import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const KNOWN_ID = /^[\w-]{8,64}$/;
const QUIET = /^\/(api\/health|remotes|assets)\//;

/** The id that whoever asks gave the request, where it can be one. */
export const requestIdOf = ({ headers }: IncomingMessage): string | undefined => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && KNOWN_ID.test(given) ? given : undefined;
};

const requestId = (request: IncomingMessage, response: ServerResponse): string => {
  const id = requestIdOf(request) ?? randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
};

const pathOf = (url = '') => url.split('?', 1)[0];

/** A line a request: id, method, path, status, time. No headers, query or body: they may hold what is private. */
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
    // What failed is logged where it is answered; here it would come a second time.
    customErrorObject: (_request, _response, _error, { res, responseTime }: Record<string, unknown>) => ({
      res,
      responseTime,
    }),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  }) as Handler;

/** The same line, of an answer that was ready: what pino-http does for one costs twice the whole of such an answer. */
export const logReady =
  (logger: Logger) =>
  ({ method, url }: IncomingMessage, id: string, statusCode: number, tookMs: number): void => {
    const fields = { req: { id, method, path: pathOf(url) }, res: { statusCode } };
    logger.info({ ...fields, responseTime: Math.round(tookMs) }, 'request completed');
  };
