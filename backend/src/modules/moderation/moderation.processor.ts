import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { DeclinedRequestsService } from './deciding/declined-requests.service.js';
import { MeasuresService } from './deciding/measures.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    moderation: {
      /** The time of something that happened by rule may be over. */
      'lift-holds': Record<string, never>;
      /** Somebody may have been banned who has a subscription. */
      'end-premium': Record<string, never>;
      /** The time of evidence may be over. */
      'drop-evidence': Record<string, never>;
      /** Most of somebody's recent requests may have been declined. */
      'count-declined': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;
const COUNT_EVERY_MS = 60 * LOOK_EVERY_MS;

@WorksOn('moderation')
export class ModerationProcessor extends QueueWorker<'moderation'> {
  readonly everyMs = {
    'lift-holds': LOOK_EVERY_MS,
    'end-premium': LOOK_EVERY_MS,
    'drop-evidence': LOOK_EVERY_MS,
    'count-declined': COUNT_EVERY_MS,
  };
  protected readonly handlers = {
    'lift-holds': () => this.measures.liftDue(),
    'end-premium': () => this.measures.endPremium(),
    'drop-evidence': () => this.measures.drop(),
    'count-declined': () => this.declined.openCases(),
  };

  constructor(
    private readonly measures: MeasuresService,
    private readonly declined: DeclinedRequestsService,
  ) {
    super();
  }
}
