import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MatchesModule } from '../matches/matches.module.js';
import { ConversationsService } from './conversations.service.js';
import { MessageQueue } from './message-queue.js';
import { MessageStore } from './message.store.js';
import { MessagesController } from './messages.controller.js';
import { MessagesGateway } from './messages.gateway.js';
import { MessagesService } from './messages.service.js';
import { messagesPersonalData } from './personal-data.sql.js';

@Module({
  imports: [MatchesModule],
  controllers: [MessagesController],
  providers: [ConversationsService, MessageQueue, MessageStore, MessagesGateway, MessagesService],
})
export class MessagesModule {
  constructor(personalData: PersonalData) {
    personalData.register(messagesPersonalData);
  }
}
