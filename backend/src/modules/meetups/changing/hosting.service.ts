import { Injectable } from '@nestjs/common';
import {
  type MeetupChangeInput,
  type MeetupInput,
  type MeetupState,
  addDays,
  limits,
  meetupLimits,
  meetupLines,
  meetupTexts,
  todayUtc,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem, invalidInput } from '../../../platform/problems/problem.js';
import type { AfterCommit } from '../../conversations/meetup-conversations.service.js';
import { MeetupConversations } from '../../conversations/meetup-conversations.service.js';
import { MeetupChanges } from './meetup-changes.js';
import { MeetupLimits } from './meetup-limits.js';
import { MeetupPlaces } from './meetup-places.js';
import { timesOf, whenText } from '../rows/meetup-times.js';
import { type LockedMeetup, type MeetupFields, MeetupStore } from '../rows/meetup.store.js';
import { MemberStore } from '../rows/member.store.js';

const MS_A_MINUTE = 60_000;

/** Offering meetups, and what their hosts do to them. */
@Injectable()
export class HostingService {
  constructor(
    private readonly database: DataSource,
    private readonly store: MeetupStore,
    private readonly members: MemberStore,
    private readonly changes: MeetupChanges,
    private readonly places: MeetupPlaces,
    private readonly limits: MeetupLimits,
    private readonly conversations: MeetupConversations,
  ) {}

  /**
   * Offers a meetup on a day of the user's trip, once for each clientId.
   * @throws Problem 400 by field, 403 where others do not see the user there, 429 past a limit
   */
  async offer(userId: number, input: MeetupInput): Promise<{ id: number; isNew: boolean }> {
    const isNewcomer = await this.limits.isNew(userId);
    this.limits.checkPlaces(input.capacity, isNewcomer);
    return this.database.transaction(async (manager) => {
      await this.changes.lockUser(manager, userId);
      const clientId = input.clientId || null;
      const made = clientId && (await this.store.made(manager, userId, clientId));
      if (made) return { id: made, isNew: false };
      const place = await this.store.placeOf(manager, userId, input.tripId, input.day);
      if (!place) throw new Problem('not-there');
      const fields = fieldsOf(input, place.zone);
      checkStart(fields);
      const id = await this.store.add(manager, { hostId: userId, clientId, ...place, ...fields });
      await this.limit(manager, userId, isNewcomer);
      await this.conversations.create(manager, { meetupId: id, hostId: userId });
      await this.closeChat(manager, id, fields.endsAt);
      return { id, isNew: true };
    });
  }

  /**
   * Changes a meetup of the host's. Who has joined is told when it is at another time or spot, also in the chat.
   * @throws Problem 400 by field, 403 unless the user is its host and there on the day, 404 for whom it does not exist, 409 when
   * it is of another version, hidden, cancelled or has begun, 429 past the hourly limit
   */
  async change(userId: number, id: number, input: MeetupChangeInput): Promise<void> {
    const isNewcomer = await this.limits.isNew(userId);
    await this.limits.countChange(userId, isNewcomer);
    await this.changes.make(userId, id, async (manager, meetup) => {
      requireHost(userId, meetup);
      requireShown(meetup);
      if (meetup.version !== input.version) throw new Problem('meetup-changed');
      requireComing(meetup);
      if (input.capacity > meetup.capacity) this.limits.checkPlaces(input.capacity, isNewcomer);
      const fields = fieldsOf(input, meetup.zone);
      const isMoved = fields.startsAt.getTime() !== meetup.startsAt.getTime();
      if (isMoved) checkStart(fields);
      if (
        fields.day !== meetup.day &&
        !(await this.store.isThere(manager, userId, meetup.placeId, fields.day))
      )
        throw new Problem('not-there');
      if (fields.capacity < meetup.joined)
        throw invalidInput({ capacity: meetupTexts.joined(meetup.joined) });
      const before = await this.members.people(manager, id);
      await this.store.change(manager, id, fields, isMoved);
      await this.closeChat(manager, id, fields.endsAt);
      const now = await this.store.lock(manager, userId, id);
      const settled = await this.places.settle(manager, now ?? meetup, before);
      const lines = linesOf(meetup, fields);
      if (lines.length === 0) return [settled];
      return [settled, ...(await this.tell(manager, meetup, 'changed', before.joined, lines))];
    });
  }

  /**
   * Closes a meetup of the host's, opens it again, or cancels it for good. Idempotent.
   * @throws Problem 403 unless the user is its host, 404 for whom it does not exist, 409 when it was cancelled or has begun,
   * or is hidden and not to be cancelled, 429 past the hourly limit
   */
  async setState(userId: number, id: number, state: MeetupState): Promise<void> {
    await this.limits.countChange(userId);
    await this.changes.make(userId, id, async (manager, meetup) => {
      requireHost(userId, meetup);
      if (meetup.state === state) return [];
      if (state !== 'cancelled') requireShown(meetup);
      requireComing(meetup);
      return this.enter(manager, meetup, state);
    });
  }

  /** Cancels a locked meetup: who has joined and who waits is told. */
  cancel(manager: EntityManager, meetup: LockedMeetup): Promise<AfterCommit[]> {
    return this.enter(manager, meetup, 'cancelled');
  }

  private async enter(
    manager: EntityManager,
    meetup: LockedMeetup,
    state: MeetupState,
  ): Promise<AfterCommit[]> {
    const before = await this.members.people(manager, meetup.id);
    await this.store.setState(manager, meetup.id, state);
    const settled = await this.places.settle(manager, { ...meetup, state }, before);
    if (state !== 'cancelled') return [settled];
    await this.closeChat(manager, meetup.id, new Date());
    const told = [...before.joined, ...before.waiting];
    return [settled, ...(await this.tell(manager, meetup, 'cancelled', told, [meetupLines.cancelled]))];
  }

  /** Notifies users of what the host did, and says it in the chat. */
  private async tell(
    manager: EntityManager,
    { id, hostId }: LockedMeetup,
    event: 'changed' | 'cancelled',
    userIds: readonly number[],
    lines: readonly string[],
  ): Promise<AfterCommit[]> {
    const told = [await this.places.tell(manager, id, event, hostId, userIds)];
    for (const line of lines) told.push(await this.conversations.tell(manager, id, event, line, hostId));
    return told;
  }

  /** It can be written in for some days after the meetup, or after it was cancelled. */
  private closeChat(manager: EntityManager, id: number, endedAt: Date): Promise<void> {
    const days = limits.meetup.chatDays * 24 * 60;
    return this.conversations.close(manager, id, new Date(endedAt.getTime() + days * MS_A_MINUTE));
  }

  /** Counts what the transaction has stored already. */
  private async limit(manager: EntityManager, userId: number, isNew: boolean): Promise<void> {
    const { hosted, offeredToday } = await this.store.hostCounts(manager, userId);
    this.limits.check(hosted, meetupLimits.hosted, isNew, 'too-many-meetups');
    this.limits.checkDay(offeredToday, meetupLimits.offeredPerDay, isNew, 'too-many-offers');
  }
}

const fieldsOf = (input: Omit<MeetupInput, 'tripId'>, zone: string): MeetupFields => ({
  title: input.title,
  description: input.description || null,
  day: input.day,
  area: input.area,
  spot: input.spot,
  capacity: input.capacity,
  ...timesOf(input.day, input.time, input.minutes, zone),
});

/** What those who have joined are told of a change: when or where they meet now, and did before. */
const linesOf = (before: LockedMeetup, now: MeetupFields): string[] => {
  const when = ({ day, startsAt }: Pick<MeetupFields, 'day' | 'startsAt'>) => whenText(day, before, startsAt);
  const where = ({ spot, area }: Pick<MeetupFields, 'spot' | 'area'>) => `${spot}, ${area}`;
  return [
    ...(when(before) === when(now) ? [] : [meetupLines.time(when(before), when(now))]),
    ...(where(before) === where(now) ? [] : [meetupLines.spot(where(before), where(now))]),
  ];
};

const checkStart = ({ startsAt, day }: MeetupFields): void => {
  if (startsAt.getTime() < Date.now() + limits.meetup.aheadMinutes * MS_A_MINUTE)
    throw invalidInput({ time: meetupTexts.ahead });
  if (day > addDays(todayUtc(), limits.meetup.aheadDays)) throw invalidInput({ day: meetupTexts.tooFar });
};

const requireHost = (userId: number, { hostId }: LockedMeetup): void => {
  if (hostId !== userId) throw new Problem('not-host');
};

/** The host of a hidden meetup can cancel it, and nothing else: an edited one would be another than was decided on. */
const requireShown = ({ isHidden }: LockedMeetup): void => {
  if (isHidden) throw new Problem('meetup-hidden');
};

const requireComing = ({ state, isOver, hasBegun }: LockedMeetup): void => {
  if (state === 'cancelled') throw new Problem('meetup-cancelled');
  if (isOver) throw new Problem('meetup-over');
  if (hasBegun) throw new Problem('meetup-started');
};
