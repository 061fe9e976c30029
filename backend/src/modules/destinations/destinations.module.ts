import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DestinationEntity } from './destination.entity.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';
import { PlaceStore } from './place.store.js';
import { PlacesService } from './places.service.js';
import { ReadyDestinations } from './ready-destinations.js';
import { UnseenCounts } from './unseen-counts.js';

@Module({
  imports: [TypeOrmModule.forFeature([DestinationEntity])],
  controllers: [DestinationsController],
  providers: [DestinationsService, PlaceStore, PlacesService, ReadyDestinations, UnseenCounts],
  exports: [DestinationsService, PlacesService],
})
export class DestinationsModule {}
