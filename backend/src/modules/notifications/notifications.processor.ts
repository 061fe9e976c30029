import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { NotificationsService } from './notifications.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    notifications: {
      /** There may be notifications whose time is over. */
      expire: Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 60 * 1_000;

@WorksOn('notifications')
export class NotificationsProcessor extends QueueWorker<'notifications'> {
  readonly everyMs = { expire: LOOK_EVERY_MS };
  protected readonly handlers = { expire: () => this.notifications.expire() };

  constructor(private readonly notifications: NotificationsService) {
    super();
  }
}
