import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { ReferencesService } from './references.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    references: {
      /** The two weeks of some texts may be over. */
      'reveal-references': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('references', { runRetryDelay: RETRY_DELAY_MS })
export class ReferencesProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly references: ReferencesService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('references', { 'reveal-references': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'references'>({ 'reveal-references': () => this.references.revealOver() }, job);
  }
}
