import { Global, Module } from '@nestjs/common';
import { EmailsProcessor } from './emails.processor.js';
import { Emails } from './emails.service.js';

@Global()
@Module({ providers: [Emails, EmailsProcessor], exports: [Emails] })
export class EmailsModule {}
