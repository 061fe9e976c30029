import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AfterCommit, MeetupConversations } from '../conversations/meetup-conversations.service.js';
import { MeetupPlaces } from './changing/meetup-places.js';
import { type MeetupPlacesRow, MeetupStore } from './rows/meetup.store.js';
import { MemberStore, type People } from './rows/member.store.js';

/**
 * What a block makes of meetups that the two are both in, in its transaction, which has locked both users. All these meetups, and
 * then the chats that the block changes, are locked before the first changes.
 */
@Injectable()
export class MeetupBlocks {
  constructor(
    private readonly store: MeetupStore,
    private readonly members: MemberStore,
    private readonly places: MeetupPlaces,
    private readonly conversations: MeetupConversations,
  ) {}

  /**
   * Of a host and a guest the guest goes, and so does who waits for a meetup that the other has joined. Two guests both stay,
   * and do not read each other in its chat. Once that is closed, who was there stays so. Of `alsoLocked`, which the
   * transaction changes later, nothing changes unless both are in it.
   */
  block(
    manager: EntityManager,
    blockerId: number,
    blockedId: number,
    alsoLocked?: number,
  ): Promise<AfterCommit> {
    const change = async (meetup: MeetupPlacesRow, people: People) => {
      const leaving = whoGoes(people, blockerId, blockedId);
      if (leaving === undefined) return () => this.places.show(meetup.id, people);
      // Removed by the host, they cannot come back.
      const state = people.hostId === blockerId ? 'removed' : 'left';
      return this.places.end(manager, meetup, leaving, state);
    };
    return this.each(manager, blockerId, blockedId, change, alsoLocked);
  }

  /** Two guests read each other again, and one who waits may get a place that is free. */
  unblock(manager: EntityManager, oneId: number, otherId: number): Promise<AfterCommit> {
    return this.each(manager, oneId, otherId, async (meetup, people) =>
      meetup.isLate ? () => this.places.show(meetup.id, people) : this.places.settle(manager, meetup, people),
    );
  }

  private async each(
    manager: EntityManager,
    one: number,
    other: number,
    change: (meetup: MeetupPlacesRow, people: People) => Promise<AfterCommit>,
    alsoLocked?: number,
  ): Promise<AfterCommit> {
    const announcements: AfterCommit[] = [];
    const shared = await this.members.lockShared(manager, one, other, alsoLocked);
    await this.conversations.lock(manager, shared, one, other);
    for (const id of shared) {
      const meetup = await this.store.places(manager, id);
      announcements.push(await change(meetup, await this.members.people(manager, id)));
    }
    return () => {
      for (const announce of announcements) announce();
    };
  }
}

/** Which of two who are both in a meetup has to go; undefined if both may stay. */
const whoGoes = ({ hostId, joined }: People, one: number, other: number): number | undefined => {
  if (hostId === one) return other;
  if (hostId === other) return one;
  if (joined.includes(one) && !joined.includes(other)) return other;
  if (joined.includes(other) && !joined.includes(one)) return one;
  return undefined;
};
