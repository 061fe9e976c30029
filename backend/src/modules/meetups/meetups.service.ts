import { Injectable } from '@nestjs/common';
import { type MeetupView, limits, timeIn } from '@wayfellow/contracts';
import { Problem } from '../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/validation/page.js';
import { appointmentIcsOf } from '../calendar/ics.js';
import { TravelersService } from '../travelers/travelers.service.js';
import { TripsService } from '../trips/trips.service.js';
import { UsersService } from '../users/users.service.js';
import { MeetupListStore } from './rows/meetup-list.store.js';
import { offsetIn } from './rows/meetup-times.js';
import type { TripMeetupsDto } from './meetups.dto.js';
import type { MeetupRow } from './rows/meetups.query.js';

/** Meetups as those see them for whom they exist: who is in them, and who is there on their day. */
@Injectable()
export class MeetupsService {
  constructor(
    private readonly store: MeetupListStore,
    private readonly trips: TripsService,
    private readonly users: UsersService,
    private readonly travelers: TravelersService,
  ) {}

  /**
   * What is offered on the days of the user's trip, by time.
   * @throws Problem 404 unless the trip belongs to the user, 400 when the cursor is invalid
   */
  async ofTrip(
    userId: number,
    tripId: number,
    { day, limit = limits.pageSize.default, cursor }: TripMeetupsDto,
  ): Promise<Page<MeetupView>> {
    await this.trips.one(userId, tripId);
    const after = decodeCursor(cursor, 'moment', 'int');
    const rows = await this.store.ofTrip(userId, tripId, day, after, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ moment, id }) => encodeCursor(moment, id));
    return { page: await this.views(page), next };
  }

  /**
   * The meetups that the user is in, the coming ones first.
   * @throws Problem 400 when the cursor is invalid
   */
  async mine(
    userId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<MeetupView>> {
    const after = decodeCursor(cursor, 'int', 'int', 'int');
    const rows = await this.store.mine(userId, after, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ isOver, rank, id }) => encodeCursor(isOver, rank, id));
    return { page: await this.views(page), next };
  }

  /** @throws Problem 404 alike for whom it does not exist, and if there is none */
  async one(userId: number, id: number): Promise<MeetupView> {
    const [view] = await this.views([await this.row(userId, id)]);
    if (!view) throw new Problem('unknown-meetup');
    return this.withReasons(userId, view);
  }

  /**
   * A meetup as a calendar file, for its host and who has joined: it says where exactly.
   * @throws Problem 404 for whom it does not exist, or who has not joined
   */
  async calendar(userId: number, id: number): Promise<string> {
    const row = await this.row(userId, id);
    if (row.spot === null) throw new Problem('unknown-meetup');
    const { title, description, destination, area, spot, minutes, zone, startsAt } = row;
    return appointmentIcsOf(
      {
        uid: `meetup-${id}@wayfellow`,
        summary: title,
        description: description ?? '',
        location: `${spot}, ${area}, ${destination}`,
        day: row.day,
        time: timeIn(zone, startsAt),
        minutes,
        zone,
        offset: offsetIn(zone, startsAt),
        sequence: row.version,
        isCancelled: row.state === 'cancelled',
      },
      new Date(),
    );
  }

  /** How many meetups a user sees on the days of their trips, by trip; trips without one are left out. */
  counts(userId: number, tripIds: readonly number[]): Promise<Map<number, number>> {
    return this.store.counts(userId, tripIds);
  }

  /** With what the viewer and each of its people have in common, and how they are connected. */
  private async withReasons(userId: number, view: MeetupView): Promise<MeetupView> {
    const ids = [view.host, ...view.going].map(({ id }) => id);
    const [inCommon, connections] = await Promise.all([
      this.travelers.inCommon(userId, ids),
      this.store.connections(userId, ids),
    ]);
    const known = (person: MeetupView['host']) => {
      const connection = connections.get(person.id) ?? 'none';
      return { ...person, connection, ...inCommon(person.id) };
    };
    return { ...view, host: known(view.host), going: view.going.map(known) };
  }

  private async row(userId: number, id: number): Promise<MeetupRow> {
    const row = await this.store.one(userId, id);
    if (!row) throw new Problem('unknown-meetup');
    return row;
  }

  private async views(rows: readonly MeetupRow[]): Promise<MeetupView[]> {
    const people = await this.users.travelers(rows.flatMap(({ hostId, goingIds }) => [hostId, ...goingIds]));
    return rows.flatMap(
      ({
        hostId,
        goingIds,
        startsAt,
        endsAt: _,
        moment: _moment,
        isOver: _over,
        rank: _rank,
        isHidden,
        ...row
      }) => {
        const host = people.get(hostId);
        if (!host) return [];
        const going = goingIds.flatMap((id) => people.get(id) ?? []);
        const time = timeIn(row.zone, startsAt);
        return [{ ...row, host, going, time, ...(isHidden && { isHidden }) }];
      },
    );
  }
}
