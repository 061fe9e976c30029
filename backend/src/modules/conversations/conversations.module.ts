import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { BackfillProcessor } from './backfill/backfill.processor.js';
import { BackfillStore } from './backfill/backfill.store.js';
import { ConversationBackfill } from './backfill/conversation-backfill.js';
import { BlockedMembers } from './blocked-members.service.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsGateway } from './conversations.gateway.js';
import { GroupChatService } from './group-chat.service.js';
import { GroupsService } from './groups.service.js';
import { ChatListStore } from './list/chat-list.store.js';
import { ChatsService } from './list/chats.service.js';
import { MeetupConversations } from './meetup-conversations.service.js';
import { ConversationStore } from './members/conversation.store.js';
import { Membership } from './members/membership.service.js';
import { SeatStore } from './members/seat.store.js';
import { SharedConversationStore } from './members/shared-conversation.store.js';
import { conversationsPersonalData } from './personal-data.sql.js';

/** Who is in which conversation: two who are matched, a meetup's, and groups. */
@Module({
  imports: [MessagesModule, NotificationsModule, UsersModule, QueueModule.of('backfill')],
  controllers: [ConversationsController],
  providers: [
    BackfillProcessor,
    BackfillStore,
    BlockedMembers,
    ChatListStore,
    ChatsService,
    ConversationBackfill,
    ConversationsGateway,
    ConversationStore,
    GroupChatService,
    GroupsService,
    MeetupConversations,
    Membership,
    SeatStore,
    SharedConversationStore,
  ],
  exports: [BlockedMembers, MeetupConversations],
})
export class ConversationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(conversationsPersonalData);
  }
}
