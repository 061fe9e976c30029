import { Module } from '@nestjs/common';
import { TravelersModule } from '../travelers/travelers.module.js';
import { RankByPlaces } from './rank-by-places.js';
import { RankByTraits } from './rank-by-traits.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsService } from './suggestions.service.js';

/** Ranks the travelers whom a user could meet. */
@Module({
  imports: [TravelersModule],
  controllers: [SuggestionsController],
  providers: [RankByPlaces, RankByTraits, SuggestionsService],
})
export class SuggestionsModule {}
