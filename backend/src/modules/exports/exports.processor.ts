import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { ExportMaker } from './export-maker.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    exports: {
      /** There may be copies of data to make. */
      'make-exports': Record<string, never>;
      /** The time of some copies may be over. */
      'drop-exports': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('exports', { runRetryDelay: RETRY_DELAY_MS })
export class ExportsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly maker: ExportMaker,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role === 'web') return;
    this.jobs.schedule('exports', { 'make-exports': LOOK_EVERY_MS, 'drop-exports': LOOK_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'exports'>(
      { 'make-exports': () => this.maker.makeDue(), 'drop-exports': () => this.maker.dropDue() },
      job,
    );
  }
}
