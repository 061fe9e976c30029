import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TravelersModule } from '../travelers/travelers.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { UsersModule } from '../users/users.module.js';
import { AwayService } from './due/away.service.js';
import { AwayStore } from './due/away.store.js';
import { HostingService } from './changing/hosting.service.js';
import { JoiningService } from './changing/joining.service.js';
import { MeetupBlocks } from './meetup-blocks.service.js';
import { MeetupChanges } from './changing/meetup-changes.js';
import { MeetupHiding } from './meetup-hiding.service.js';
import { MeetupLimits } from './changing/meetup-limits.js';
import { MeetupListStore } from './rows/meetup-list.store.js';
import { MeetupPlaces } from './changing/meetup-places.js';
import { MeetupStore } from './rows/meetup.store.js';
import { MeetupsController } from './meetups.controller.js';
import { MeetupsProcessor } from './due/meetups.processor.js';
import { MeetupsService } from './meetups.service.js';
import { MemberStore } from './rows/member.store.js';
import { meetupsPersonalData } from './personal-data.sql.js';
import { ReminderStore } from './due/reminder.store.js';
import { RemindersService } from './due/reminders.service.js';

/** What travelers who are in one place on one day do together. */
@Module({
  imports: [
    ConversationsModule,
    NotificationsModule,
    QueueModule.of('meetups'),
    TravelersModule,
    TripsModule,
    UsersModule,
  ],
  controllers: [MeetupsController],
  providers: [
    AwayService,
    AwayStore,
    HostingService,
    JoiningService,
    MeetupBlocks,
    MeetupChanges,
    MeetupHiding,
    MeetupLimits,
    MeetupListStore,
    MeetupPlaces,
    MeetupsProcessor,
    MeetupsService,
    MeetupStore,
    MemberStore,
    ReminderStore,
    RemindersService,
  ],
  exports: [MeetupBlocks, MeetupHiding, MeetupsService],
})
export class MeetupsModule {
  constructor(personalData: PersonalData) {
    personalData.register(meetupsPersonalData);
  }
}
