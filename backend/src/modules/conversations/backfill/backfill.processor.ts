import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../../config/config.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { runJob } from '../../../platform/jobs/run-job.js';
import { ConversationBackfill } from './conversation-backfill.js';

declare module '../../../platform/jobs/jobs.js' {
  interface JobPayloads {
    backfill: {
      /** Matches may have been accepted before there were conversations. */
      'backfill-conversations': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('backfill', { runRetryDelay: RETRY_DELAY_MS })
export class BackfillProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly backfill: ConversationBackfill,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web')
      this.jobs.schedule('backfill', { 'backfill-conversations': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'backfill'>({ 'backfill-conversations': () => this.backfill.run() }, job);
  }
}
