import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { rules, normalize } from '@wayfellow/contracts';
import passport from 'passport';
import { Strategy, type VerifyFunction } from 'passport-local';
import type { SignedIn } from '../../platform/sessions/current-user.js';
import { UsersService } from '../users/users.service.js';
import { Passwords } from './passwords.js';

/** Who gave the right password, by the hash that it was compared with. */
export interface Authenticated extends SignedIn {
  passwordHash: string;
}

let instances = 0;

/** Sign-in by username and password. */
@Injectable()
export class LocalStrategy implements OnModuleInit, OnModuleDestroy {
  /** Passport registers strategies by name for the whole process, which may run several app instances. */
  readonly name = `local-${(instances += 1)}`;

  constructor(
    private readonly users: UsersService,
    private readonly passwords: Passwords,
  ) {}

  onModuleInit(): void {
    const verify: VerifyFunction = (username, password, done) => {
      this.authenticate(normalize(rules.loginUsername, username) as string, password).then(
        (user) => done(null, user),
        (error: unknown) => done(error),
      );
    };
    passport.use(this.name, new Strategy(verify));
  }

  onModuleDestroy(): void {
    passport.unuse(this.name);
  }

  private async authenticate(username: string, password: string): Promise<Authenticated | false> {
    const credentials = await this.users.credentialsOf(username);
    const isRight = await this.passwords.matches(credentials?.passwordHash, password);
    return isRight && credentials ? credentials : false;
  }
}
