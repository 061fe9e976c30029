import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CasesService } from './cases.service.js';
import { CaseStore } from './stores/case.store.js';
import { ComplaintsService } from './own/complaints.service.js';
import { EvidenceStore } from './stores/evidence.store.js';
import { NoticeStore } from './notices/notice.store.js';
import { NoticesService } from './notices/notices.service.js';
import { OwnReportStore } from './own/own-report.store.js';
import { ReportStore } from './stores/report.store.js';
import { reportsPersonalData } from './personal-data.sql.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { RetentionStore } from './stores/retention.store.js';
import { UnseenService } from './own/unseen.service.js';
import { UnseenStore } from './own/unseen.store.js';

@Module({
  imports: [BlocksModule],
  controllers: [ReportsController],
  providers: [
    CaseStore,
    CasesService,
    ComplaintsService,
    EvidenceStore,
    NoticeStore,
    NoticesService,
    OwnReportStore,
    ReportStore,
    ReportsService,
    RetentionStore,
    UnseenService,
    UnseenStore,
  ],
  exports: [CasesService],
})
export class ReportsModule {
  constructor(personalData: PersonalData) {
    personalData.register(reportsPersonalData);
  }
}
