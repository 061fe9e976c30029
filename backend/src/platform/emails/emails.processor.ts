import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../jobs/jobs.service.js';
import { runJob } from '../jobs/run-job.js';
import { Emails } from './emails.service.js';

declare module '../jobs/jobs.js' {
  interface JobPayloads {
    emails: {
      /** There may be emails to send. */
      send: Record<string, never>;
    };
  }
}

const POLL_EVERY_MS = 60 * 1_000;
const CONCURRENCY = 2;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('emails', { concurrency: CONCURRENCY, runRetryDelay: RETRY_DELAY_MS })
export class EmailsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly emails: Emails,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('emails', { send: POLL_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'emails'>({ send: () => this.emails.sendDue() }, job);
  }
}
