import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountChanges } from './account-changes.js';
import { AccountEmails } from './account-emails.js';
import { AccountLinkStore } from './account-link.store.js';
import { AccountLinks } from './account-links.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { SignInsService } from './sign-ins.service.js';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [AccountsController],
  providers: [AccountChanges, AccountEmails, AccountLinkStore, AccountLinks, AccountsService, SignInsService],
})
export class AccountsModule {}
