import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { UsersModule } from '../users/users.module.js';
import { referencesPersonalData } from './personal-data.sql.js';
import { ReferenceStore } from './reference.store.js';
import { ReferencesController } from './references.controller.js';
import { ReferencesProcessor } from './references.processor.js';
import { ReferencesService } from './references.service.js';

@Module({
  imports: [NotificationsModule, QueueModule.of('references'), ReportsModule, UsersModule],
  controllers: [ReferencesController],
  providers: [ReferenceStore, ReferencesProcessor, ReferencesService],
  exports: [ReferencesService],
})
export class ReferencesModule {
  constructor(personalData: PersonalData) {
    personalData.register(referencesPersonalData);
  }
}
