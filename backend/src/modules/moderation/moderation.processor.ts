import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { DeclinedRequestsService } from './deciding/declined-requests.service.js';
import { MeasuresService } from './deciding/measures.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    moderation: {
      /** The time of something that happened by rule may be over. */
      'lift-holds': Record<string, never>;
      /** Somebody may have been banned who has a subscription. */
      'end-premium': Record<string, never>;
      /** The time of evidence may be over. */
      'drop-evidence': Record<string, never>;
      /** Most of somebody's recent requests may have been declined. */
      'count-declined': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
const COUNT_EVERY_MS = 60 * LOOK_EVERY_MS;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('moderation', { runRetryDelay: RETRY_DELAY_MS })
export class ModerationProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly measures: MeasuresService,
    private readonly declined: DeclinedRequestsService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role === 'web') return;
    const every = {
      'lift-holds': LOOK_EVERY_MS,
      'end-premium': LOOK_EVERY_MS,
      'drop-evidence': LOOK_EVERY_MS,
      'count-declined': COUNT_EVERY_MS,
    };
    this.jobs.schedule('moderation', every);
  }

  process(job: Job): Promise<void> {
    const work = {
      'lift-holds': () => this.measures.liftDue(),
      'end-premium': () => this.measures.endPremium(),
      'drop-evidence': () => this.measures.drop(),
      'count-declined': () => this.declined.openCases(),
    };
    return runJob<'moderation'>(work, job);
  }
}
