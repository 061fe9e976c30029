import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [TripsModule, MatchesModule, SubscriptionsModule],
  controllers: [CalendarController],
  providers: [CalendarService],
})
export class CalendarModule {}
