import { Injectable } from '@nestjs/common';
import passport from 'passport';
import type { SignedIn } from './current-user.js';

/**
 * Passport of this application. The auth module adds its strategy by `use()` at its start; a session keeps the user's
 * id alone. An object of our own, not the module-wide one, so that two instances in one process stay apart.
 */
@Injectable()
export class AppPassport extends passport.Passport {
  constructor() {
    super();
    this.serializeUser((user, done) => done(null, (user as SignedIn).id));
    this.deserializeUser<number>((id, done) => done(null, { id }));
  }
}
