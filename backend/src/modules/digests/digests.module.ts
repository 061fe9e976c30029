import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DigestStore } from './digest.store.js';
import { DigestsProcessor } from './digests.processor.js';
import { DigestsService } from './digests.service.js';
import { digestsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [NotificationsModule, QueueModule.of('digests')],
  providers: [DigestsProcessor, DigestsService, DigestStore],
})
export class DigestsModule {
  constructor(personalData: PersonalData) {
    personalData.register(digestsPersonalData);
  }
}
