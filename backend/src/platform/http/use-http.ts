import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Handler } from 'express';
import type { Logger } from 'pino';
import { Config } from '../../config/config.js';
import { Metrics } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { requestLog } from '../observability/request-log.js';
import { ClientAddress } from './client-address.js';
import { frontends } from './frontends.js';
import { generalLimit } from './general-limit.js';
import { readJsonBodies } from './json-body.js';
import { originCheck } from './origin-check.js';
import { RateLimits } from './rate-limits.js';
import { answerReady } from './ready-answers.js';
import { safeInput } from './safe-input.js';
import { securityHeaders } from './security-headers.js';
import { SessionMiddleware } from './session.middleware.js';

/** A closing instance gives its connections back, so that the next request goes to another. */
const letGo =
  (readiness: Readiness): Handler =>
  (_request, response, next) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close');
    next();
  };

/** What every request passes, in this order, before its controller. */
export const useHttp = (app: NestExpressApplication, logger: Logger): void => {
  const config = app.get(Config);
  app.disable('x-powered-by');
  app.set('trust proxy', app.get(ClientAddress).isTrusted);
  // A query is names and texts: nothing nested can be smuggled into a filter.
  app.set('query parser', 'simple');
  app.use(requestLog(logger), letGo(app.get(Readiness)), ...securityHeaders());
  app.use(frontends(config));
  app.use('/api', app.get(Metrics).observe, originCheck(config.publicOrigin));
  readJsonBodies(app);
  app.use(
    '/api',
    safeInput,
    ...app.get(SessionMiddleware).handlers,
    generalLimit(app.get(RateLimits), app.get(ClientAddress)),
  );
  answerReady(app, logger);
};
