import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { CredentialStore } from './credential.store.js';
import { UserEntity } from './user.entity.js';
import { UserStore } from './user.store.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { usersPersonalData } from './personal-data.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  controllers: [UsersController],
  providers: [CredentialStore, UserStore, UsersService],
  exports: [CredentialStore, UsersService],
})
export class UsersModule {
  constructor(personalData: PersonalData) {
    personalData.register(usersPersonalData);
  }
}
