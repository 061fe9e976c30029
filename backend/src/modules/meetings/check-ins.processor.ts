import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { CheckInsService } from './check-ins.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    meetings: {
      /** Somebody may have to be asked, reminded, or told of. */
      'check-ins': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('meetings')
export class CheckInsProcessor extends QueueWorker<'meetings'> {
  readonly everyMs = { 'check-ins': LOOK_EVERY_MS };
  protected readonly handlers = { 'check-ins': () => this.checkIns.takeDue() };

  constructor(private readonly checkIns: CheckInsService) {
    super();
  }
}
