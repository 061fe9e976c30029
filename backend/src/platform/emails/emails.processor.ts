import { QueueWorker, WorksOn } from '../jobs/queue-worker.js';
import { Emails } from './emails.service.js';

declare module '../jobs/jobs.js' {
  interface JobPayloads {
    emails: {
      /** There may be emails to send. */
      send: Record<string, never>;
    };
  }
}

const POLL_EVERY_MS = 60 * 1_000;
const CONCURRENCY = 2;

@WorksOn('emails', { concurrency: CONCURRENCY })
export class EmailsProcessor extends QueueWorker<'emails'> {
  readonly everyMs = { send: POLL_EVERY_MS };
  protected readonly handlers = { send: () => this.emails.sendDue() };

  constructor(private readonly emails: Emails) {
    super();
  }
}
