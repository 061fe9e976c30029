import { Global, Module } from '@nestjs/common';
import { EmailSender } from './email-sender.js';
import { EmailsProcessor } from './emails.processor.js';
import { Emails } from './emails.service.js';

@Global()
@Module({ providers: [EmailSender, Emails, EmailsProcessor], exports: [Emails] })
export class EmailsModule {}
