import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rules, tidied } from '@wayfellow/contracts';
import { Strategy, type VerifyFunction } from 'passport-local';
import { AppPassport } from '../../platform/http/app-passport.js';
import { UsersService } from '../users/users.service.js';
import { Passwords } from './passwords.js';

/** Sign-in by username and password. */
@Injectable()
export class LocalStrategy implements OnModuleInit {
  constructor(
    private readonly passport: AppPassport,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
  ) {}

  onModuleInit(): void {
    const verify: VerifyFunction = (username, password, done) => {
      this.signedIn(tidied(rules.loginUsername, username) as string, password).then(
        (user) => done(null, user),
        (error: unknown) => done(error),
      );
    };
    this.passport.use(new Strategy(verify));
  }

  private async signedIn(username: string, password: string): Promise<{ id: number } | false> {
    const credentials = await this.users.credentialsOf(username);
    const isRight = await this.passwords.matches(credentials?.passwordHash, password);
    return isRight && credentials ? { id: credentials.id } : false;
  }
}
