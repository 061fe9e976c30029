import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../../config/config.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { runJob } from '../../../platform/jobs/run-job.js';
import { MessageNotifications } from './message-notifications.js';

declare module '../../../platform/jobs/jobs.js' {
  interface JobPayloads {
    'message-notifications': {
      /** There may be messages that nobody was notified of. */
      sync: Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('message-notifications', { runRetryDelay: RETRY_DELAY_MS })
export class MessageNotificationsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly notifications: MessageNotifications,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('message-notifications', { sync: LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'message-notifications'>({ sync: () => this.notifications.catchUp() }, job);
  }
}
