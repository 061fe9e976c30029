import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { UsersModule } from '../users/users.module.js';
import { TripEntity } from './trip.entity.js';
import { TripsController } from './trips.controller.js';
import { RouteTripStore } from './route-trips.store.js';
import { RouteTrips } from './route-trips.service.js';
import { TripsService } from './trips.service.js';
import { tripsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([TripEntity]), DestinationsModule, UsersModule],
  controllers: [TripsController],
  providers: [RouteTrips, RouteTripStore, TripsService],
  exports: [RouteTrips, TripsService],
})
export class TripsModule {
  constructor(personalData: PersonalData) {
    personalData.register(tripsPersonalData);
  }
}
