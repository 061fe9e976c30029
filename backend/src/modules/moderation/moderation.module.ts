import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { TipsModule } from '../tips/tips.module.js';
import { UsersModule } from '../users/users.module.js';
import { AppealStore } from './deciding/appeal.store.js';
import { AppealsService } from './deciding/appeals.service.js';
import { CasesAtWork } from './deciding/cases-at-work.js';
import { ConflictStore } from './deciding/conflict.store.js';
import { ContactStore } from './deciding/contact.store.js';
import { DecidingService } from './deciding/deciding.service.js';
import { DeclinedRequestsService } from './deciding/declined-requests.service.js';
import { DeclinedRequestsStore } from './deciding/declined-requests.store.js';
import { MeasureStore } from './deciding/measure.store.js';
import { MeasuresService } from './deciding/measures.service.js';
import { PreviewsService } from './deciding/previews.service.js';
import { DecisionStore } from './decisions/decision.store.js';
import { OwnDecisionStore } from './decisions/own-decision.store.js';
import { OwnDecisionsService } from './decisions/own-decisions.service.js';
import { DecisionsController } from './decisions.controller.js';
import { EffectsService } from './effects/effects.service.js';
import { ModerationEmailStore } from './emails/moderation-email.store.js';
import { ModerationEmails } from './emails/moderation-emails.js';
import { LogStore } from './log/log.store.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationProcessor } from './moderation.processor.js';
import { moderationPersonalData } from './personal-data.sql.js';
import { QueueService } from './queue/queue.service.js';
import { QueueStore } from './queue/queue.store.js';

@Module({
  imports: [
    MeetupsModule,
    MessagesModule,
    NotificationsModule,
    PhotosModule,
    QueueModule.of('moderation'),
    ReferencesModule,
    ReportsModule,
    SubscriptionsModule,
    TipsModule,
    UsersModule,
  ],
  controllers: [DecisionsController, ModerationController],
  providers: [
    AppealStore,
    AppealsService,
    CasesAtWork,
    ConflictStore,
    ContactStore,
    DecidingService,
    DecisionStore,
    DeclinedRequestsService,
    DeclinedRequestsStore,
    EffectsService,
    LogStore,
    MeasureStore,
    MeasuresService,
    ModerationEmailStore,
    ModerationEmails,
    ModerationProcessor,
    OwnDecisionStore,
    OwnDecisionsService,
    PreviewsService,
    QueueService,
    QueueStore,
  ],
})
export class ModerationModule {
  constructor(personalData: PersonalData) {
    personalData.register(moderationPersonalData);
  }
}
