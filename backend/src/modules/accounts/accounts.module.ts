import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { AuthModule } from '../auth/auth.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountChanges } from './account-changes.js';
import { AccountEmails } from './account-emails.js';
import { AccountLinkStore } from './account-link.store.js';
import { AccountLinks } from './account-links.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { OwnerCheck } from './owner-check.js';
import { SecondFactorsController } from './second-factors.controller.js';
import { SecondFactorsService } from './second-factors.service.js';
import { SignInsService } from './sign-ins.service.js';
import { accountsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [AuthModule, NotificationsModule, SecondStepModule, UsersModule],
  controllers: [AccountsController, SecondFactorsController],
  providers: [
    AccountChanges,
    AccountEmails,
    AccountLinkStore,
    AccountLinks,
    AccountsService,
    OwnerCheck,
    SecondFactorsService,
    SignInsService,
  ],
  exports: [AccountLinkStore, AccountLinks, AccountsService, OwnerCheck],
})
export class AccountsModule {
  constructor(personalData: PersonalData) {
    personalData.register(accountsPersonalData);
  }
}
