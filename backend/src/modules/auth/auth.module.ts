import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { KnownBrowsers } from './known-browsers.js';
import { LocalStrategy } from './local.strategy.js';
import { Passwords } from './passwords.js';
import { PendingSignInStore } from './pending-sign-in.store.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SignInGuard } from './sign-in.guard.js';
import { SignInLimits } from './sign-in-limits.js';
import { authPersonalData } from './personal-data.sql.js';

@Module({
  imports: [NotificationsModule, SecondStepModule, UsersModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    KnownBrowsers,
    LocalStrategy,
    Passwords,
    PendingSignInStore,
    PendingSignIns,
    SignInGuard,
    SignInLimits,
  ],
  exports: [Passwords],
})
export class AuthModule {
  constructor(personalData: PersonalData) {
    personalData.register(authPersonalData);
  }
}
