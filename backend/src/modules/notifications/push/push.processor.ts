import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../../config/config.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { runJob } from '../../../platform/jobs/run-job.js';
import { PushesService } from './pushes.service.js';

declare module '../../../platform/jobs/jobs.js' {
  interface JobPayloads {
    push: {
      /** There may be lines of the bell to push to devices. */
      send: Record<string, never>;
    };
  }
}

/** How late a push can be: no change of the product waits for it, nor wakes a worker. */
const LOOK_EVERY_MS = 5 * 1_000;
/** Services that do not answer hold up one of them. */
const CONCURRENCY = 2;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('push', { concurrency: CONCURRENCY, runRetryDelay: RETRY_DELAY_MS })
export class PushProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly pushes: PushesService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('push', { send: LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'push'>({ send: () => this.pushes.sendDue() }, job);
  }
}
