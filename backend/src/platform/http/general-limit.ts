import type { Handler } from 'express';
import type { ClientAddress } from './client-address.js';
import { userIdOf } from './current-user.js';
import type { RateLimits } from './rate-limits.js';

const HEALTH = '/health/';

/** Bounds what one user, or one address without a session, may ask of the API. Mounted at /api. */
export const generalLimit =
  (limits: RateLimits, clients: ClientAddress): Handler =>
  (request, _response, next) => {
    if (request.path.startsWith(HEALTH)) return next();
    const userId = userIdOf(request);
    const counted = userId
      ? limits.consume('user', userId)
      : limits.consume('address', clients.countedAs(request));
    counted.then(() => next(), next);
  };
