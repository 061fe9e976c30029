import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { UsersModule } from '../users/users.module.js';
import { routesPersonalData } from './personal-data.sql.js';
import { RouteLinks } from './route-links.js';
import { RouteStore } from './route.store.js';
import { RoutesController } from './routes.controller.js';
import { RoutesService } from './routes.service.js';
import { SharingService } from './sharing.service.js';

/** Several trips that are planned, moved and shared as one route. */
@Module({
  imports: [DestinationsModule, TripsModule, UsersModule],
  controllers: [RoutesController],
  providers: [RouteLinks, RouteStore, RoutesService, SharingService],
})
export class RoutesModule {
  constructor(personalData: PersonalData) {
    personalData.register(routesPersonalData);
  }
}
