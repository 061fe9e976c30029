import { Module } from '@nestjs/common';
import { QuizModule } from '../quiz/quiz.module.js';
import { UsersModule } from '../users/users.module.js';
import { Elsewhere } from './elsewhere.js';
import { NextTrips } from './next-trips.js';
import { SamePlaces } from './same-places.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';
import { TravelerTraits } from './traveler-traits.js';

/** One engine, two doors: candidates and their ranking for the search screen and for suggestions. */
@Module({
  imports: [QuizModule, UsersModule],
  controllers: [SearchController],
  providers: [Elsewhere, NextTrips, SamePlaces, SearchService, SuggestionsService, TravelerTraits],
  exports: [SearchService],
})
export class SearchModule {}
