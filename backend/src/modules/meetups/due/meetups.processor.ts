import { QueueWorker, WorksOn } from '../../../platform/jobs/queue-worker.js';
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

@WorksOn('meetups')
export class MeetupsProcessor extends QueueWorker<'meetups'> {
  readonly everyMs = { remind: LOOK_EVERY_MS, 'sweep-away': LOOK_EVERY_MS };
  protected readonly handlers = {
    remind: () => this.reminders.remind(),
    'sweep-away': () => this.away.sweep(),
  };

  constructor(
    private readonly reminders: RemindersService,
    private readonly away: AwayService,
  ) {
    super();
  }
}
