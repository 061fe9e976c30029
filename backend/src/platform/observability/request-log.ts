import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const KNOWN_ID = /^[\w-]{8,64}$/;
const QUIET = /^\/(api\/health|remotes|assets)\//;

const requestId = (request: IncomingMessage, response: ServerResponse): string => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && KNOWN_ID.test(given) ? given : randomUUID();
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
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  }) as Handler;
