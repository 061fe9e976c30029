import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import { requestLog } from '../observability/request-log.js';
import { readJsonBodies } from './json-body.js';
import { originCheck } from './origin-check.js';
import { safeInput } from './safe-input.js';
import { SessionMiddleware } from './session.middleware.js';

/** Proxies of our own network may say for whom and over what they speak; nobody else. */
const TRUSTED_PROXIES = 'loopback, linklocal, uniquelocal';

/** What every request passes, in this order, before its controller. */
export const useHttp = (app: NestExpressApplication, config: Config, logger: Logger): void => {
  app.disable('x-powered-by');
  app.set('trust proxy', TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.use(requestLog(logger));
  app.use('/api', originCheck(config.publicOrigin));
  readJsonBodies(app);
  app.use('/api', safeInput, ...app.get(SessionMiddleware).handlers);
};
