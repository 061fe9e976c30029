import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DestinationEntity } from './destination.entity.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';
import { PlaceEntity } from './place.entity.js';
import { PlacesService } from './places.service.js';
import { ReadyDestinations } from './ready-destinations.js';
import { UnseenCounts } from './unseen-counts.js';

@Module({
  imports: [TypeOrmModule.forFeature([DestinationEntity, PlaceEntity])],
  controllers: [DestinationsController],
  providers: [DestinationsService, PlacesService, ReadyDestinations, UnseenCounts],
  exports: [DestinationsService, PlacesService],
})
export class DestinationsModule {}
