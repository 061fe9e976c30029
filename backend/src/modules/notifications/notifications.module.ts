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
import { SettingsService } from './settings.service.js';
import { SettingsStore } from './settings.store.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

@Module({
  imports: [QueueModule.of('notifications')],
  controllers: [NotificationsController],
  providers: [
    NotificationEmails,
    NotificationEmailStore,
    NotificationStore,
    NotificationsProcessor,
    NotificationsService,
    SettingsService,
    SettingsStore,
    UnsubscribeLinks,
  ],
  exports: [NotificationEmails, NotificationsService],
})
export class NotificationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(notificationsPersonalData);
  }
}
