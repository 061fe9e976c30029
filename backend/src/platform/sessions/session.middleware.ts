import { Injectable } from '@nestjs/common';
import type { Handler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../../config/config.js';
import { userIdOf } from './current-user.js';
import {
  SESSION_COOKIE,
  SESSION_RENEWAL_MS,
  SESSION_TTL_MS,
  cookieOf,
  isHttpsOrigin,
} from './session-cookie.js';
import { sessionSecret } from '../keys/session-secret.js';
import { SessionStore } from './session-store.js';

/** If PUBLIC_ORIGIN is https, users come over https, even if the last proxy uses http to us. */
const overHttps: Handler = (request, _response, next) => {
  request.headers['x-forwarded-proto'] = 'https';
  next();
};

/** Changes a session that is due for renewal, so that it is saved and its cookie sent again. */
const renew: Handler = (request, _response, next) => {
  const { renewedAt = 0, startedAt = Date.now() } = request.session;
  if (userIdOf(request) !== undefined && Date.now() - renewedAt > SESSION_RENEWAL_MS)
    Object.assign(request.session, { startedAt, renewedAt: Date.now() });
  next();
};

/** Identifies the caller: reads the session cookie and sets `request.user`. Used by HTTP and by the upgrade to /ws. */
@Injectable()
export class SessionMiddleware {
  readonly handlers: readonly Handler[];

  constructor(config: Config, store: SessionStore) {
    const isHttps = isHttpsOrigin(config);
    const { name, options } = cookieOf(SESSION_COOKIE, config);
    this.handlers = [
      ...(isHttps ? [overHttps] : []),
      session({
        name,
        secret: sessionSecret(config),
        store,
        // Makes express-session trust the header set above; by default it asks Express, which checks who sent it.
        ...(isHttps && { proxy: true }),
        resave: false,
        saveUninitialized: false,
        cookie: { ...options, secure: isHttps || 'auto', maxAge: SESSION_TTL_MS },
      }),
      passport.session() as Handler,
      renew,
    ];
  }
}
