import { Injectable } from '@nestjs/common';
import { meetupLines } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { type AfterCommit, MeetupConversations } from '../conversations/meetup-conversations.service.js';
import { MeetupPlaces } from './changing/meetup-places.js';
import { MeetupStore } from './rows/meetup.store.js';
import { MemberStore } from './rows/member.store.js';

/** Hides meetups by a decision. Who has joined keeps the chat, which says so, and may leave. */
@Injectable()
export class MeetupHiding {
  constructor(
    private readonly store: MeetupStore,
    private readonly members: MemberStore,
    private readonly places: MeetupPlaces,
    private readonly conversations: MeetupConversations,
  ) {}

  /**
   * Hides a meetup from everybody but its host, or shows it again: then a place that became free goes to the first in line. The
   * caller has locked the host.
   */
  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<AfterCommit> {
    if (!(await this.store.setHidden(manager, id, isHidden))) return () => undefined;
    const people = await this.members.people(manager, id);
    const settled = await this.places.settle(manager, await this.store.places(manager, id), people);
    const line = isHidden ? meetupLines.hidden : meetupLines.shown;
    const told = await this.conversations.tell(manager, id, 'changed', line, people.hostId);
    return () => {
      settled();
      told();
    };
  }
}
