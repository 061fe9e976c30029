import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Handler } from 'express';
import type { Logger } from 'pino';
import { Config } from '../../config/config.js';
import { Audit } from '../audit/audit.js';
import { Metrics } from '../observability/metrics.js';
import { Readiness } from '../observability/readiness.js';
import { requestLog } from '../observability/request-log.js';
import { traceRequests } from '../observability/trace-requests.js';
import { Tracing } from '../observability/tracing.js';
import { noStore } from '../response-cache/caching.js';
import { ClientAddress } from '../rate-limits/client-address.js';
import { CSP_REPORTS_PATH, cspReports } from '../static-frontends/csp-reports.js';
import { frontends } from '../static-frontends/frontends.js';
import { GeneralLimit } from '../rate-limits/general-limit.js';
import { readJsonBodies } from './json-body.js';
import { oneClick } from './one-click.js';
import { originCheck } from './origin-check.js';
import { serveCachedResponses } from '../response-cache/cached-responses.js';
import { safeInput } from '../validation/safe-input.js';
import { securityHeaders } from '../static-frontends/security-headers.js';
import { SessionMiddleware } from '../sessions/session.middleware.js';

/** A draining instance closes kept-alive connections, so that the next request goes to another instance. */
const closeConnectionsWhenDraining =
  (readiness: Readiness): Handler =>
  (_request, response, next) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close');
    next();
  };

const HEALTH = '/health/';

/** Health checks are frequent: they need no session and are not rate limited. Mounted at /api. */
const exceptHealth =
  (handler: Handler): Handler =>
  (request, response, next) =>
    request.path.startsWith(HEALTH) ? next() : handler(request, response, next);

/** The middleware that every request passes, in this order, before its controller. */
export const useHttp = (app: NestExpressApplication, logger: Logger): void => {
  const config = app.get(Config);
  app.disable('x-powered-by');
  app.set('trust proxy', app.get(ClientAddress).isTrusted);
  // Plain key=value queries only: no nested objects in filters.
  app.set('query parser', 'simple');
  const tracing = app.get(Tracing);
  if (tracing.isOn) app.use(traceRequests(tracing));
  app.use(requestLog(logger), closeConnectionsWhenDraining(app.get(Readiness)), ...securityHeaders());
  app.use(frontends(config));
  const limit = app.get(GeneralLimit);
  app.use('/api', noStore, app.get(Metrics).observe, exceptHealth(limit.check));
  // Browsers send these on their own, and not as application/json.
  app.use(CSP_REPORTS_PATH, ...cspReports);
  app.use('/api', oneClick);
  app.use('/api', originCheck(config.publicOrigin, app.get(Audit)));
  readJsonBodies(app);
  const session = [...app.get(SessionMiddleware).handlers, limit.remember];
  app.use('/api', safeInput, ...session.map(exceptHealth));
  serveCachedResponses(app, logger);
};
