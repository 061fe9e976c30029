import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { ConversationsService } from './conversations.service.js';
import { MessageQueue } from './message-queue.js';
import { MessageStore } from './message.store.js';
import { MessagesController } from './messages.controller.js';
import { MessagesGateway } from './messages.gateway.js';
import { MessagesService } from './messages.service.js';

@Module({
  imports: [MatchesModule],
  controllers: [MessagesController],
  providers: [ConversationsService, MessageQueue, MessageStore, MessagesGateway, MessagesService],
})
export class MessagesModule {}
