import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { InterestsModule } from '../interests/interests.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { UsersModule } from '../users/users.module.js';
import { NextTrips } from './next-trips.store.js';
import { ProfilesService } from './profiles.service.js';
import { TravelerTraits } from './traits.js';
import { TravelersController } from './travelers.controller.js';
import { TravelersService } from './travelers.service.js';
import { TripPairs } from './trip-pairs.store.js';
import { travelersPersonalData } from './personal-data.sql.js';

/** Traveler profiles and fit. Search and suggestions read what they rank by through tables/travelers.sql.ts. */
@Module({
  imports: [InterestsModule, QuizModule, UsersModule],
  controllers: [TravelersController],
  providers: [NextTrips, ProfilesService, TravelerTraits, TravelersService, TripPairs],
  exports: [TravelersService],
})
export class TravelersModule {
  constructor(personalData: PersonalData) {
    personalData.register(travelersPersonalData);
  }
}
