import { QueueWorker, WorksOn } from '../../../platform/jobs/queue-worker.js';
import { ConversationBackfill } from './conversation-backfill.js';

declare module '../../../platform/jobs/jobs.js' {
  interface JobPayloads {
    backfill: {
      /** Matches may have been accepted before there were conversations. */
      'backfill-conversations': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('backfill')
export class BackfillProcessor extends QueueWorker<'backfill'> {
  readonly everyMs = { 'backfill-conversations': LOOK_EVERY_MS };
  protected readonly handlers = { 'backfill-conversations': () => this.backfill.run() };

  constructor(private readonly backfill: ConversationBackfill) {
    super();
  }
}
