import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { UsersModule } from '../users/users.module.js';
import { DepartureStore } from './departure.store.js';
import { ErasureService } from './erasure.service.js';
import { LeavingController } from './leaving.controller.js';
import { LeavingEmails } from './leaving-emails.js';
import { LeavingProcessor } from './leaving.processor.js';
import { LeavingService } from './leaving.service.js';
import { leavingPersonalData } from './personal-data.sql.js';

@Module({
  imports: [AccountsModule, MatchesModule, QueueModule.of('leaving'), SubscriptionsModule, UsersModule],
  controllers: [LeavingController],
  providers: [DepartureStore, ErasureService, LeavingEmails, LeavingProcessor, LeavingService],
})
export class LeavingModule {
  constructor(personalData: PersonalData) {
    personalData.register(leavingPersonalData);
  }
}
