import { Module } from '@nestjs/common';
import { TravelersModule } from '../travelers/travelers.module.js';
import { CrossingSearch } from './crossing-search.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** Finds travelers by where, when and interest, and those who cross a trip. */
@Module({
  imports: [TravelersModule],
  controllers: [SearchController],
  providers: [CrossingSearch, SearchService],
  exports: [CrossingSearch],
})
export class SearchModule {}
