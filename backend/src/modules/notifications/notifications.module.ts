import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationStore } from './notification.store.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { notificationsPersonalData } from './personal-data.sql.js';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationStore, NotificationsService],
  exports: [NotificationsService],
})
export class NotificationsModule {
  constructor(personalData: PersonalData) {
    personalData.register(notificationsPersonalData);
  }
}
