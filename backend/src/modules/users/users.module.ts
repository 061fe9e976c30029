import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CredentialStore } from './credential.store.js';
import { ProfilesService } from './profiles.service.js';
import { RefusedAddressStore } from './refused-address.store.js';
import { RefusedAddressesService } from './refused-addresses.service.js';
import { StandingStore } from './standing.store.js';
import { StandingsProcessor } from './standings.processor.js';
import { StandingsService } from './standings.service.js';
import { UserEntity } from './user.entity.js';
import { UserLimits } from './user-limits.service.js';
import { UserStore } from './user.store.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { usersPersonalData } from './personal-data.sql.js';

@Module({
  imports: [NotificationsModule, TypeOrmModule.forFeature([UserEntity]), QueueModule.of('standings')],
  controllers: [UsersController],
  providers: [
    CredentialStore,
    ProfilesService,
    RefusedAddressesService,
    RefusedAddressStore,
    StandingStore,
    StandingsProcessor,
    StandingsService,
    UserLimits,
    UserStore,
    UsersService,
  ],
  exports: [CredentialStore, RefusedAddressesService, StandingsService, UserLimits, UsersService],
})
export class UsersModule {
  constructor(personalData: PersonalData) {
    personalData.register(usersPersonalData);
  }
}
