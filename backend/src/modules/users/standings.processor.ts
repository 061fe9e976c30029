import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { StandingsService } from './standings.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    standings: {
      /** The time of a hold or a suspension may be over. */
      'end-standing': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('standings', { runRetryDelay: RETRY_DELAY_MS })
export class StandingsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly standings: StandingsService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('standings', { 'end-standing': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'standings'>({ 'end-standing': () => this.standings.endDue() }, job);
  }
}
