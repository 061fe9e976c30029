import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MatchesModule } from '../matches/matches.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { MessageBackfillStore } from './backfill/message-backfill.store.js';
import { ConversationsService } from './conversations.service.js';
import { GroupMessageStore } from './groups/group-message.store.js';
import { GroupMessages } from './groups/group-messages.service.js';
import { MessageQueue } from './message-queue.js';
import { MessageStore } from './message.store.js';
import { MessagesController } from './messages.controller.js';
import { MessagesGateway } from './messages.gateway.js';
import { MessagesService } from './messages.service.js';
import { messagesPersonalData } from './personal-data.sql.js';
import { MessageNotifications } from './unread/message-notifications.js';
import { MessageNotificationsProcessor } from './unread/message-notifications.processor.js';
import { UnreadStore } from './unread/unread.store.js';

@Module({
  imports: [MatchesModule, NotificationsModule, QueueModule.of('message-notifications')],
  controllers: [MessagesController],
  providers: [
    ConversationsService,
    GroupMessages,
    GroupMessageStore,
    MessageBackfillStore,
    MessageNotifications,
    MessageNotificationsProcessor,
    MessageQueue,
    UnreadStore,
    MessageStore,
    MessagesGateway,
    MessagesService,
  ],
  exports: [ConversationsService, GroupMessages, MessageBackfillStore, MessagesService],
})
export class MessagesModule {
  constructor(personalData: PersonalData) {
    personalData.register(messagesPersonalData);
  }
}
