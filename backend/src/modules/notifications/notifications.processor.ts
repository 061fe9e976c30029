import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { NotificationsService } from './notifications.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    notifications: {
      /** There may be notifications whose time is over. */
      expire: Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('notifications', { runRetryDelay: RETRY_DELAY_MS })
export class NotificationsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly notifications: NotificationsService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('notifications', { expire: LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'notifications'>({ expire: () => this.notifications.expire() }, job);
  }
}
