import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
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

@WorksOn('digests')
export class DigestsProcessor extends QueueWorker<'digests'> {
  readonly everyMs = { tell: LOOK_EVERY_MS };
  protected readonly handlers = { tell: () => this.digests.tellAll() };

  constructor(private readonly digests: DigestsService) {
    super();
  }
}
