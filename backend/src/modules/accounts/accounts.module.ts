import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AccountEmails } from './account-emails.js';
import { AccountLinks } from './account-links.js';
import { AccountStore } from './account.store.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { SignInsService } from './sign-ins.service.js';

@Module({
  imports: [AuthModule],
  controllers: [AccountsController],
  providers: [AccountEmails, AccountLinks, AccountStore, AccountsService, SignInsService],
})
export class AccountsModule {}
