import { QueueWorker, WorksOn } from '../../../platform/jobs/queue-worker.js';
import { MessageNotifications } from './message-notifications.js';

declare module '../../../platform/jobs/jobs.js' {
  interface JobPayloads {
    'message-notifications': {
      /** There may be messages that nobody was notified of. */
      sync: Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('message-notifications')
export class MessageNotificationsProcessor extends QueueWorker<'message-notifications'> {
  readonly everyMs = { sync: LOOK_EVERY_MS };
  protected readonly handlers = { sync: () => this.notifications.catchUp() };

  constructor(private readonly notifications: MessageNotifications) {
    super();
  }
}
