import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { UsersModule } from '../users/users.module.js';
import { BlockStore } from './block.store.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksService } from './blocks.service.js';
import { blocksPersonalData } from './personal-data.sql.js';

@Module({
  imports: [ConversationsModule, MatchesModule, MeetupsModule, UsersModule],
  controllers: [BlocksController],
  providers: [BlockStore, BlocksService],
  exports: [BlocksService],
})
export class BlocksModule {
  constructor(personalData: PersonalData) {
    personalData.register(blocksPersonalData);
  }
}
