import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { PhotoSweeper } from './photo-sweeper.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    photos: {
      /** There may be files to remove. */
      'sweep-files': Record<string, never>;
    };
  }
}

const SWEEP_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('photos', { runRetryDelay: RETRY_DELAY_MS })
export class PhotosProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly sweeper: PhotoSweeper,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.jobs.schedule('photos', { 'sweep-files': SWEEP_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'photos'>({ 'sweep-files': () => this.sweeper.sweep() }, job);
  }
}
