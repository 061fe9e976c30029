import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationEmailStore } from './notification-email.store.js';
import { NotificationEmails } from './notification-emails.js';
import { NotificationStore } from './notification.store.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsProcessor } from './notifications.processor.js';
import { NotificationsService } from './notifications.service.js';
import { notificationsPersonalData } from './personal-data.sql.js';
import { PushController } from './push/push.controller.js';
import { PushProcessor } from './push/push.processor.js';
import { PushSender } from './push/push-sender.js';
import { PushSubscriptionStore } from './push/push-subscription.store.js';
import { PushedLineStore } from './push/pushed-line.store.js';
import { PushesService } from './push/pushes.service.js';
import { SettingsService } from './settings.service.js';
import { SendingTimes } from './telling/sending-times.js';
import { SettingsStore } from './telling/settings.store.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

@Module({
  imports: [QueueModule.of('notifications'), QueueModule.of('push')],
  controllers: [NotificationsController, PushController],
  providers: [
    NotificationEmails,
    NotificationEmailStore,
    NotificationStore,
    NotificationsProcessor,
    NotificationsService,
    PushedLineStore,
    PushesService,
    PushProcessor,
    PushSender,
    PushSubscriptionStore,
    SendingTimes,
    SettingsService,
    SettingsStore,
    UnsubscribeLinks,
  ],
  exports: [NotificationEmails, NotificationsService, SettingsService],
})
export class NotificationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(notificationsPersonalData);
  }
}
