import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { CheckInsService } from './check-ins.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    meetings: {
      /** Somebody may have to be asked, reminded, or told of. */
      'check-ins': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('meetings', { runRetryDelay: RETRY_DELAY_MS })
export class CheckInsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly checkIns: CheckInsService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('meetings', { 'check-ins': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'meetings'>({ 'check-ins': () => this.checkIns.takeDue() }, job);
  }
}
