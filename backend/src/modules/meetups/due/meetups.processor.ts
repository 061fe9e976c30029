import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../../config/config.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { runJob } from '../../../platform/jobs/run-job.js';
import { AwayService } from './away.service.js';
import { RemindersService } from './reminders.service.js';

declare module '../../../platform/jobs/jobs.js' {
  interface JobPayloads {
    meetups: {
      /** A meetup may begin soon. */
      remind: Record<string, never>;
      /** Somebody in a coming meetup may be away. */
      'sweep-away': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('meetups', { runRetryDelay: RETRY_DELAY_MS })
export class MeetupsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly reminders: RemindersService,
    private readonly away: AwayService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web')
      this.jobs.schedule('meetups', { remind: LOOK_EVERY_MS, 'sweep-away': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'meetups'>(
      { remind: () => this.reminders.remind(), 'sweep-away': () => this.away.sweep() },
      job,
    );
  }
}
