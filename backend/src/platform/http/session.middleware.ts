import { Injectable } from '@nestjs/common';
import type { Handler } from 'express';
import session from 'express-session';
import { Config } from '../../config/config.js';
import { AppPassport } from './app-passport.js';
import { SESSION_COOKIE, SESSION_TTL_MS } from './session-cookie.js';
import { sessionSecret } from './session-secret.js';
import { SessionStore } from './session-store.js';

/** Tells who is calling: reads the session cookie and sets `request.user`. Used by HTTP and by the upgrade to /ws. */
@Injectable()
export class SessionMiddleware {
  readonly handlers: readonly Handler[];

  constructor(config: Config, store: SessionStore, passport: AppPassport) {
    this.handlers = [
      session({
        name: SESSION_COOKIE,
        secret: sessionSecret(config),
        store,
        resave: false,
        saveUninitialized: false,
        rolling: true,
        cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: SESSION_TTL_MS, path: '/' },
      }),
      passport.session() as Handler,
    ];
  }
}
