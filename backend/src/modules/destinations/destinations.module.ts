import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { DestinationMonths } from './destination-months.store.js';
import { DestinationCounts } from './destination-counts.store.js';
import { DestinationEntity } from './destination.entity.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsProcessor } from './destinations.processor.js';
import { DestinationsService } from './destinations.service.js';
import { MapService } from './map.service.js';
import { PlaceStore } from './place.store.js';
import { PlacesService } from './places.service.js';
import { CachedDestinations } from './cached-destinations.js';

@Module({
  imports: [TypeOrmModule.forFeature([DestinationEntity]), QueueModule.of('destinations')],
  controllers: [DestinationsController],
  providers: [
    DestinationCounts,
    DestinationMonths,
    DestinationsProcessor,
    DestinationsService,
    MapService,
    PlaceStore,
    PlacesService,
    CachedDestinations,
  ],
  exports: [DestinationsService, PlacesService],
})
export class DestinationsModule {}
