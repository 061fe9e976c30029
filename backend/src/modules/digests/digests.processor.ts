import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { DigestsService } from './digests.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    digests: {
      /** It may be morning somewhere. */
      tell: Record<string, never>;
    };
  }
}

/** Some time zones are a quarter of an hour apart. */
const LOOK_EVERY_MS = 15 * 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('digests', { runRetryDelay: RETRY_DELAY_MS })
export class DigestsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly digests: DigestsService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('digests', { tell: LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'digests'>({ tell: () => this.digests.tellAll() }, job);
  }
}
