import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { UsersModule } from '../users/users.module.js';
import { CachedTips } from './cached-tips.js';
import { TipEntity } from './tip.entity.js';
import { TipsController } from './tips.controller.js';
import { TipsService } from './tips.service.js';
import { UpvoteStore } from './upvote.store.js';
import { UpvotesService } from './upvotes.service.js';
import { tipsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([TipEntity]), DestinationsModule, UsersModule],
  controllers: [TipsController],
  providers: [CachedTips, TipsService, UpvoteStore, UpvotesService],
  exports: [TipsService],
})
export class TipsModule {
  constructor(personalData: PersonalData) {
    personalData.register(tipsPersonalData);
  }
}
