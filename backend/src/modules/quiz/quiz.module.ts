import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { QuizController } from './quiz.controller.js';
import { QuizService } from './quiz.service.js';
import { TravelPreferencesEntity } from './travel-preferences.entity.js';
import { quizPersonalData } from './personal-data.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([TravelPreferencesEntity]), SubscriptionsModule],
  controllers: [QuizController],
  providers: [QuizService],
  exports: [QuizService],
})
export class QuizModule {
  constructor(personalData: PersonalData) {
    personalData.register(quizPersonalData);
  }
}
