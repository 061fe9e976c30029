import { Injectable } from '@nestjs/common';
import { eachAlone } from '../../../platform/jobs/each-alone.js';
import { AwayStore } from './away.store.js';
import { HostingService } from '../changing/hosting.service.js';
import { JoiningService } from '../changing/joining.service.js';
import { ignoreRefusal } from './refusal.js';

/** What becomes of coming meetups when somebody in them cannot be reached any more. Called by a job. */
@Injectable()
export class AwayService {
  constructor(
    private readonly store: AwayStore,
    private readonly hosting: HostingService,
    private readonly joining: JoiningService,
  ) {}

  /** Cancels the meetups of hosts who are away, and gives the places of guests who are to those who wait. */
  async sweep(): Promise<void> {
    await eachAlone(
      await this.store.find(),
      ({ meetupId }) => `meetup ${meetupId}`,
      ({ meetupId, userId, isHost }) => {
        const leaving = isHost
          ? this.hosting.setState(userId, meetupId, 'cancelled')
          : this.joining.leave(userId, meetupId);
        // Another worker may have done it, or the meetup begun meanwhile.
        return leaving.catch(ignoreRefusal);
      },
    );
  }
}
