import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { runJob } from '../../platform/jobs/run-job.js';
import { MapService } from './map.service.js';
import { PlacesService } from './places.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    destinations: {
      /** A destination may have changed, or have got its place. */
      'near-places': Record<string, never>;
      /** Counts how many travelers each destination has in the coming months. */
      'count-months': Record<string, never>;
    };
  }
}

/** Operators change destinations in the database. */
const LOOK_EVERY_MS = 60 * 60 * 1_000;
/** One scan of all trips' cards. */
const COUNT_EVERY_MS = 15 * 60 * 1_000;
/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

@Processor('destinations', { runRetryDelay: RETRY_DELAY_MS })
export class DestinationsProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly places: PlacesService,
    private readonly worldMap: MapService,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web')
      this.jobs.schedule('destinations', { 'near-places': LOOK_EVERY_MS, 'count-months': COUNT_EVERY_MS });
  }

  process(job: Job): Promise<void> {
    return runJob<'destinations'>(
      { 'near-places': () => this.places.renewNear(), 'count-months': () => this.worldMap.count() },
      job,
    );
  }
}
