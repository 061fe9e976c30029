import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { ErasureService } from './erasure.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    leaving: {
      /** The time of some who left may be over. */
      'erase-accounts': Record<string, never>;
      /** Somebody who leaves may have Premium that would renew. */
      'end-premium': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('leaving')
export class LeavingProcessor extends QueueWorker<'leaving'> {
  readonly everyMs = { 'erase-accounts': LOOK_EVERY_MS, 'end-premium': LOOK_EVERY_MS };
  protected readonly handlers = {
    'erase-accounts': () => this.erasure.eraseDue(),
    'end-premium': () => this.erasure.endPremium(),
  };

  constructor(private readonly erasure: ErasureService) {
    super();
  }
}
