import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DestinationCounts } from './destination-counts.store.js';
import { DestinationEntity } from './destination.entity.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';
import { PlaceStore } from './place.store.js';
import { PlacesService } from './places.service.js';
import { CachedDestinations } from './cached-destinations.js';

@Module({
  imports: [TypeOrmModule.forFeature([DestinationEntity])],
  controllers: [DestinationsController],
  providers: [DestinationCounts, DestinationsService, PlaceStore, PlacesService, CachedDestinations],
  exports: [DestinationsService, PlacesService],
})
export class DestinationsModule {}
