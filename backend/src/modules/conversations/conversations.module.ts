import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { BackfillProcessor } from './backfill/backfill.processor.js';
import { BackfillStore } from './backfill/backfill.store.js';
import { ConversationBackfill } from './backfill/conversation-backfill.js';
import { MeetupConversations } from './meetup-conversations.js';
import { MeetupConversationStore } from './meetup-conversation.store.js';
import { conversationsPersonalData } from './personal-data.sql.js';

/** Who is in which conversation: two who are matched, a meetup's, and groups. */
@Module({
  imports: [MessagesModule, QueueModule.of('backfill')],
  providers: [
    BackfillProcessor,
    BackfillStore,
    ConversationBackfill,
    MeetupConversations,
    MeetupConversationStore,
  ],
  exports: [MeetupConversations],
})
export class ConversationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(conversationsPersonalData);
  }
}
