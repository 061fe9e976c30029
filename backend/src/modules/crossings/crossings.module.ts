import { Module } from '@nestjs/common';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SearchModule } from '../search/search.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { UsersModule } from '../users/users.module.js';
import { PublicCounts } from './public-counts.service.js';
import { CrossingsController } from './crossings.controller.js';
import { CrossingsService } from './crossings.service.js';
import { WatchingService } from './watching.service.js';

/** Who is where a traveler is, on the same days. Everything is computed when it is asked for, nothing stored. */
@Module({
  imports: [DestinationsModule, MeetupsModule, NotificationsModule, SearchModule, TripsModule, UsersModule],
  controllers: [CrossingsController],
  providers: [PublicCounts, CrossingsService, WatchingService],
})
export class CrossingsModule {}
