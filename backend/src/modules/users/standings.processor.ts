import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { StandingsService } from './standings.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    standings: {
      /** The time of a hold or a suspension may be over. */
      'end-standing': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('standings')
export class StandingsProcessor extends QueueWorker<'standings'> {
  readonly everyMs = { 'end-standing': LOOK_EVERY_MS };
  protected readonly handlers = { 'end-standing': () => this.standings.endDue() };

  constructor(private readonly standings: StandingsService) {
    super();
  }
}
