import { Global, Module } from '@nestjs/common';
import { QueueModule } from '../jobs/queue.module.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { EmailSender } from './email-sender.js';
import { EmailsProcessor } from './emails.processor.js';
import { Emails } from './emails.service.js';
import { emailsPersonalData } from './personal-data.sql.js';

@Global()
@Module({
  imports: [QueueModule.of('emails')],
  providers: [EmailSender, Emails, EmailsProcessor],
  exports: [Emails],
})
export class EmailsModule {
  constructor(personalData: PersonalData) {
    personalData.register(emailsPersonalData);
  }
}
