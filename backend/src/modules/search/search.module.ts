import { Module } from '@nestjs/common';
import { TravelersModule } from '../travelers/travelers.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** Finds travelers by where, when and interest. */
@Module({
  imports: [TravelersModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
