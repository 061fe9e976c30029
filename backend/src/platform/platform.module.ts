import { Module } from '@nestjs/common';
import { BusModule } from './bus/bus.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EmailsModule } from './emails/emails.module.js';
import { FilesModule } from './files/files.module.js';
import { HttpModule } from './http/http.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LiveModule } from './live/live.module.js';
import { ObservabilityModule } from './observability/observability.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';

/** The infrastructure that all modules use. */
@Module({
  imports: [
    DatabaseModule,
    BusModule,
    EmailsModule,
    FilesModule,
    HttpModule,
    JobsModule,
    LiveModule,
    ObservabilityModule,
    PersonalDataModule,
  ],
})
export class PlatformModule {}
