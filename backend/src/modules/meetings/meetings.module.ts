import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { CheckInStore } from './check-in.store.js';
import { CheckInsProcessor } from './check-ins.processor.js';
import { CheckInsService } from './check-ins.service.js';
import { ContactStore } from './contact.store.js';
import { ContactsService } from './contacts.service.js';
import { MeetingEmails } from './meeting-emails.js';
import { MeetingLinks } from './meeting-links.js';
import { MeetingsController } from './meetings.controller.js';
import { MeetingsService } from './meetings.service.js';
import { meetingsPersonalData } from './personal-data.sql.js';
import { PlanStore } from './plan.store.js';

@Module({
  imports: [NotificationsModule, QueueModule.of('meetings'), UsersModule],
  controllers: [MeetingsController],
  providers: [
    CheckInStore,
    CheckInsProcessor,
    CheckInsService,
    ContactStore,
    ContactsService,
    MeetingEmails,
    MeetingLinks,
    MeetingsService,
    PlanStore,
  ],
})
export class MeetingsModule {
  constructor(personalData: PersonalData) {
    personalData.register(meetingsPersonalData);
  }
}
