import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { ErasureService } from './erasure.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    leaving: {
      /** The time of some who left may be over. */
      'erase-accounts': Record<string, never>;
      /** Somebody who leaves may have Premium that would renew. */
      'end-premium': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('leaving', { runRetryDelay: RETRY_DELAY_MS })
export class LeavingProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly erasure: ErasureService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role === 'web') return;
    this.jobs.schedule('leaving', { 'erase-accounts': LOOK_EVERY_MS, 'end-premium': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'leaving'>(
      { 'erase-accounts': () => this.erasure.eraseDue(), 'end-premium': () => this.erasure.endPremium() },
      job,
    );
  }
}
