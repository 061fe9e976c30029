import { Module } from '@nestjs/common';
import { InterestsModule } from '../interests/interests.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { UsersModule } from '../users/users.module.js';
import { NextTrips } from './next-trips.js';
import { TravelerTraits } from './traits.js';
import { TravelersService } from './travelers.service.js';
import { TripPairs } from './trip-pairs.js';

/** Who travelers are; tables/travelers.sql.ts is how search and suggestions read what they rank by. */
@Module({
  imports: [InterestsModule, QuizModule, UsersModule],
  providers: [NextTrips, TravelerTraits, TravelersService, TripPairs],
  exports: [TravelersService],
})
export class TravelersModule {}
