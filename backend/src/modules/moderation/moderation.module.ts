import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ReportsModule } from '../reports/reports.module.js';
import { OwnDecisionStore } from './decisions/own-decision.store.js';
import { OwnDecisionsService } from './decisions/own-decisions.service.js';
import { DecisionsController } from './decisions.controller.js';
import { LogStore } from './log/log.store.js';
import { moderationPersonalData } from './personal-data.sql.js';

@Module({
  imports: [ReportsModule],
  controllers: [DecisionsController],
  providers: [LogStore, OwnDecisionStore, OwnDecisionsService],
})
export class ModerationModule {
  constructor(personalData: PersonalData) {
    personalData.register(moderationPersonalData);
  }
}
