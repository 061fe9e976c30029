import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { TravelersModule } from '../travelers/travelers.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptedPairs } from './accepted-pairs.js';
import { Connections } from './connections.js';
import { MatchCounts } from './match-counts.js';
import { MatchStore } from './match.store.js';
import { MatchEntity } from './match.entity.js';
import { MatchesController } from './matches.controller.js';
import { MatchesService } from './matches.service.js';
import { RequestQuota } from './request-quota.store.js';
import { matchesPersonalData } from './personal-data.sql.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([MatchEntity]),
    NotificationsModule,
    SubscriptionsModule,
    TravelersModule,
    UsersModule,
  ],
  controllers: [MatchesController],
  providers: [AcceptedPairs, Connections, MatchCounts, MatchStore, MatchesService, RequestQuota],
  exports: [AcceptedPairs, MatchesService],
})
export class MatchesModule {
  constructor(personalData: PersonalData) {
    personalData.register(matchesPersonalData);
  }
}
