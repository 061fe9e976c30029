import { Injectable } from '@nestjs/common';
import type { MeetupEvent } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { LiveHub } from '../../../platform/live/live-hub.js';
import { type AfterCommit, MeetupConversations } from '../../conversations/meetup-conversations.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { MeetupPlacesRow } from '../rows/meetup.store.js';
import { MemberStore, type People } from '../rows/member.store.js';

/** Who is in a meetup, and what follows when that changes. Callers have locked the meetup. */
@Injectable()
export class MeetupPlaces {
  constructor(
    private readonly members: MemberStore,
    private readonly conversations: MeetupConversations,
    private readonly notifications: NotificationsService,
    private readonly live: LiveHub,
  ) {}

  /**
   * After members have changed: gives free places to those who wait, and makes the count and the chat agree with who has
   * joined. `before` are those who were in it.
   */
  async settle(
    manager: EntityManager,
    { id, capacity, state, isHidden, isLate }: MeetupPlacesRow,
    before: People,
  ): Promise<AfterCommit> {
    const takes = state === 'open' && !isHidden && !isLate;
    const promoted = takes ? await this.promote(manager, id, capacity) : [];
    await this.members.recount(manager, id);
    const people = await this.members.people(manager, id);
    const host = people.isHostGone ? [] : [people.hostId];
    const chat = await this.conversations.setMembers(manager, id, [...host, ...people.joined]);
    const told = await this.tell(manager, id, 'promoted', people.hostId, promoted);
    return () => {
      chat();
      told();
      this.show(id, before, people);
    };
  }

  /** Ends a user's place, which goes to the first in line. */
  async end(
    manager: EntityManager,
    meetup: MeetupPlacesRow,
    userId: number,
    state: 'left' | 'removed',
  ): Promise<AfterCommit> {
    const before = await this.members.people(manager, meetup.id);
    await this.members.end(manager, meetup.id, userId, state);
    return this.settle(manager, meetup, before);
  }

  /** Notifies users of what a traveler did to a meetup that they are in. */
  async tell(
    manager: EntityManager,
    meetupId: number,
    event: MeetupEvent,
    actorId: number,
    userIds: readonly number[],
  ): Promise<AfterCommit> {
    for (const userId of userIds)
      await this.notifications.record(manager, {
        userId,
        kind: 'meetup',
        actorId,
        subject: { meetupId, event },
        foldKey: `meetup:${event}:${meetupId}`,
      });
    return () => this.notifications.announce(userIds);
  }

  /** After the commit: has the apps of those who are in a meetup, or were, read it again. */
  show(meetupId: number, ...inIt: readonly People[]): void {
    const userIds = inIt.flatMap(({ hostId, joined, waiting }) => [hostId, ...joined, ...waiting]);
    this.live.deliver([...new Set(userIds)], { type: 'meetup_update', meetupId });
  }

  private async promote(manager: EntityManager, id: number, capacity: number): Promise<number[]> {
    const { joined } = await this.members.people(manager, id);
    const promoted: number[] = [];
    while (joined.length + promoted.length < capacity) {
      const next = await this.members.promote(manager, id);
      if (next === undefined) break;
      promoted.push(next);
    }
    return promoted;
  }
}
