import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExportEmails } from './export-emails.js';
import { ExportMaker } from './export-maker.js';
import { ExportStore } from './export.store.js';
import { ExportsController } from './exports.controller.js';
import { ExportsProcessor } from './exports.processor.js';
import { ExportsService } from './exports.service.js';
import { exportsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [AccountsModule, QueueModule.of('exports'), UsersModule],
  controllers: [ExportsController],
  providers: [ExportEmails, ExportMaker, ExportStore, ExportsProcessor, ExportsService],
})
export class ExportsModule {
  constructor(personalData: PersonalData) {
    personalData.register(exportsPersonalData);
  }
}
