import { QueueWorker, WorksOn } from '../../../platform/jobs/queue-worker.js';
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

@WorksOn('push', { concurrency: CONCURRENCY })
export class PushProcessor extends QueueWorker<'push'> {
  readonly everyMs = { send: LOOK_EVERY_MS };
  protected readonly handlers = { send: () => this.pushes.sendDue() };

  constructor(private readonly pushes: PushesService) {
    super();
  }
}
