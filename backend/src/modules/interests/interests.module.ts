import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { InterestEntity } from './interest.entity.js';
import { InterestStore } from './interest.store.js';
import { InterestsController } from './interests.controller.js';
import { InterestsService } from './interests.service.js';
import { interestsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([InterestEntity])],
  controllers: [InterestsController],
  providers: [InterestStore, InterestsService],
  exports: [InterestsService],
})
export class InterestsModule {
  constructor(personalData: PersonalData) {
    personalData.register(interestsPersonalData);
  }
}
