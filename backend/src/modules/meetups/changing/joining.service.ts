import { Injectable } from '@nestjs/common';
import { meetupLimits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../../platform/problems/problem.js';
import { MeetupChanges } from './meetup-changes.js';
import { MeetupLimits } from './meetup-limits.js';
import { MeetupPlaces } from './meetup-places.js';
import type { LockedMeetup } from '../rows/meetup.store.js';
import { MemberStore } from '../rows/member.store.js';

/** Joining and leaving meetups. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly changes: MeetupChanges,
    private readonly members: MemberStore,
    private readonly places: MeetupPlaces,
    private readonly limits: MeetupLimits,
  ) {}

  /**
   * Joins a meetup, or its waiting list if no place is free. Idempotent.
   * @throws Problem 404 for whom it does not exist, 409 when it takes nobody any more, 429 past a limit
   */
  async join(userId: number, id: number): Promise<void> {
    const isNew = await this.limits.isNew(userId);
    await this.changes.make(userId, id, async (manager, meetup) => {
      if (meetup.hostId === userId || isIn(meetup.myState)) return [];
      requireTaking(meetup);
      await this.limits.countChange(userId, isNew);
      const state = meetup.joined < meetup.capacity ? 'joined' : 'waiting';
      const before = await this.members.people(manager, id);
      await this.members.put(manager, id, userId, state);
      await this.limit(manager, userId, isNew);
      const settled = await this.places.settle(manager, meetup, before);
      if (state === 'waiting') return [settled];
      return [settled, await this.places.tell(manager, id, 'joined', userId, [meetup.hostId])];
    });
  }

  /**
   * Leaves a meetup or its waiting list; the place goes to the first in line. Idempotent.
   * @throws Problem 403 for its host, 404 for whom it does not exist, 409 when it has begun
   */
  leave(userId: number, id: number): Promise<void> {
    return this.changes.make(userId, id, async (manager, meetup) => {
      if (meetup.hostId === userId) throw new Problem('host-stays');
      if (!isIn(meetup.myState)) return [];
      if (meetup.isOver) throw new Problem('meetup-over');
      if (meetup.hasBegun) throw new Problem('meetup-started');
      return [await this.places.end(manager, meetup, userId, 'left')];
    });
  }

  /**
   * Removes somebody from a meetup of the host's; they cannot come back. Idempotent.
   * @throws Problem 403 unless the user is its host, 404 for whom it does not exist, or who was never in it
   */
  remove(hostId: number, id: number, userId: number): Promise<void> {
    return this.changes.make(hostId, id, async (manager, meetup) => {
      if (meetup.hostId !== hostId) throw new Problem('not-host');
      const state = await this.members.stateOf(manager, id, userId);
      if (state === 'removed') return [];
      if (!isIn(state)) throw new Problem('unknown-user');
      const ended = await this.places.end(manager, meetup, userId, 'removed');
      return [ended, await this.places.tell(manager, id, 'removed', hostId, [userId])];
    });
  }

  /** Counts what the transaction has stored already. */
  private async limit(manager: EntityManager, userId: number, isNew: boolean): Promise<void> {
    const { askedToday, waiting } = await this.members.asked(manager, userId);
    this.limits.checkDay(askedToday, meetupLimits.joinsPerDay, isNew, 'too-many-joins');
    this.limits.check(waiting, meetupLimits.waiting, isNew, 'too-many-waits');
  }
}

const isIn = (state: string | null | undefined): boolean => state === 'joined' || state === 'waiting';

const requireTaking = ({ state, isOver, hasBegun, isLate }: LockedMeetup): void => {
  if (state === 'cancelled') throw new Problem('meetup-cancelled');
  if (isOver) throw new Problem('meetup-over');
  if (hasBegun) throw new Problem('meetup-started');
  if (state === 'closed' || isLate) throw new Problem('meetup-closed');
};
