import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationStore } from './notification.store.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsProcessor } from './notifications.processor.js';
import { NotificationsService } from './notifications.service.js';
import { notificationsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [QueueModule.of('notifications')],
  controllers: [NotificationsController],
  providers: [NotificationStore, NotificationsProcessor, NotificationsService],
  exports: [NotificationsService],
})
export class NotificationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(notificationsPersonalData);
  }
}
