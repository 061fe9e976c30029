import { Injectable } from '@nestjs/common';
import { type CalendarDay, type MeetupState, limits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { dayCountSql } from '../../../platform/database/day-count.sql.js';
import { placeZonesSql } from '../../../tables/destinations.sql.js';
import { zonesSql } from '../../../tables/notifications.sql.js';
import { hostsZoneSql, isHeldSql, isSeenSql } from '../../../tables/together/meetups.sql.js';
import { shownTripsSql } from '../../../tables/trips.sql.js';
import { peopleSql } from '../../../tables/users.sql.js';
import type { MeetupTimes } from './meetup-times.js';

/** A locked meetup, and how one user stands to it. */
export interface LockedMeetup {
  id: number;
  hostId: number;
  placeId: number;
  day: CalendarDay;
  zone: string;
  /** The same, if it is the host's because that of the place is not known. */
  hostsZone: string | null;
  area: string;
  spot: string;
  startsAt: Date;
  joined: number;
  capacity: number;
  state: MeetupState;
  /** Whether a moderator's decision hides it. */
  isHidden: boolean;
  version: number;
  myState: 'joined' | 'waiting' | 'left' | 'removed' | null;
  /** Whether it begins too soon for anybody else to join, has begun, and is over. */
  isLate: boolean;
  hasBegun: boolean;
  isOver: boolean;
}

/** What decides whether a free place is given away. */
export type MeetupPlacesRow = Pick<LockedMeetup, 'id' | 'capacity' | 'state' | 'isHidden' | 'isLate'>;

/** What a host says of a meetup. */
export interface MeetupFields extends MeetupTimes {
  title: string;
  description: string | null;
  day: CalendarDay;
  area: string;
  spot: string;
  capacity: number;
}

export interface NewMeetup extends MeetupFields {
  hostId: number;
  placeId: number;
  zone: string;
  clientId: string | null;
}

/** Where a host is, and by which clocks. */
interface HostPlace {
  placeId: number;
  zone: string;
}

interface HostCounts {
  hosted: number;
  /** As `dayCountSql` counts them. */
  offeredToday: number[];
}

const lockSql = 'SELECT id FROM meetups WHERE id = $1 FOR UPDATE';
// A statement of its own, after the lock: it sees what was committed while that waited.
const lockedSql = `
  SELECT meetup.id, host_id AS "hostId", place_id AS "placeId", day, zone, ${hostsZoneSql('meetup')} AS "hostsZone",
    area, spot, starts_at AS "startsAt",
    joined_count AS joined, capacity, meetup.state, hidden_at IS NOT NULL AS "isHidden", version, mine.state AS "myState",
    starts_at - interval '${limits.meetup.aheadMinutes} minutes' <= clock_timestamp() AS "isLate",
    starts_at <= clock_timestamp() AS "hasBegun", ends_at <= clock_timestamp() AS "isOver"
  FROM meetups meetup LEFT JOIN meetup_members mine ON mine.meetup_id = meetup.id AND mine.user_id = $1
  WHERE meetup.id = $2 AND (${isSeenSql('$1::int')} OR ${isHeldSql('$1::int')})`;

const placesSql = `
  SELECT id, capacity, state, hidden_at IS NOT NULL AS "isHidden",
    starts_at - interval '${limits.meetup.aheadMinutes} minutes' <= clock_timestamp() AS "isLate"
  FROM meetups WHERE id = $1`;

const isHostListed = `EXISTS (SELECT FROM ${peopleSql} host WHERE host.id = $1 AND shown > 0)`;
const zoneSql = `coalesce(zone.zone, (SELECT own.zone FROM ${zonesSql} own WHERE own.user_id = $1), 'UTC')`;
const tripPlaceSql = `
  SELECT trip.place_id AS "placeId", ${zoneSql} AS zone
  FROM ${shownTripsSql} trip LEFT JOIN ${placeZonesSql} zone ON zone.id = trip.place_id
  WHERE trip.user_id = $1 AND trip.id = $2 AND $3::date BETWEEN start_date AND end_date AND ${isHostListed}`;
const isThereSql = `
  SELECT FROM ${shownTripsSql} trip
  WHERE user_id = $1 AND place_id = $2 AND $3::date BETWEEN start_date AND end_date`;

const madeSql = 'SELECT id FROM meetups WHERE host_id = $1 AND client_id = $2';
const addSql = `
  INSERT INTO meetups
    (host_id, place_id, zone, client_id, title, description, day, starts_at, ends_at, remind_at, area, spot, capacity)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`;
const changeSql = `
  UPDATE meetups SET title = $2, description = $3, day = $4, starts_at = $5, ends_at = $6, remind_at = $7, area = $8,
    spot = $9, capacity = $10, version = version + 1
  WHERE id = $1`;
// At another time one is reminded again.
const forgetRemindersSql = 'DELETE FROM meetup_reminders WHERE meetup_id = $1';
const setStateSql = 'UPDATE meetups SET state = $2, version = version + 1 WHERE id = $1';
const setHiddenSql = `
  WITH changed AS (
    UPDATE meetups SET hidden_at = CASE WHEN $2 THEN now() END WHERE id = $1 AND (hidden_at IS NOT NULL) <> $2
    RETURNING id
  )
  SELECT id FROM changed`;

const hostCountsSql = `
  SELECT count(*) FILTER (WHERE state <> 'cancelled' AND ends_at > now())::int AS hosted,
    ${dayCountSql('created_at')} AS "offeredToday"
  FROM meetups WHERE host_id = $1`;

const columnsOf = (fields: MeetupFields): unknown[] => [
  fields.title,
  fields.description,
  fields.day,
  fields.startsAt,
  fields.endsAt,
  fields.remindAt,
  fields.area,
  fields.spot,
  fields.capacity,
];

/** The table of meetups. Callers check permissions. */
@Injectable()
export class MeetupStore {
  /**
   * Locks a meetup until the transaction ends; the caller has locked the user before, if it changes whether they are in it.
   * Undefined if it does not exist for the user, who is not in it either.
   */
  async lock(manager: EntityManager, userId: number, id: number): Promise<LockedMeetup | undefined> {
    await manager.query(lockSql, [id]);
    const [meetup]: LockedMeetup[] = await manager.query(lockedSql, [userId, id]);
    return meetup;
  }

  /** The same for whomever, of a meetup that is locked. */
  async places(manager: EntityManager, id: number): Promise<MeetupPlacesRow> {
    const [found] = await manager.query<[MeetupPlacesRow]>(placesSql, [id]);
    return found;
  }

  /** The place of a host's trip on a day, and its zone. Undefined if they are not seen there. */
  async placeOf(
    manager: EntityManager,
    userId: number,
    tripId: number,
    day: CalendarDay,
  ): Promise<HostPlace | undefined> {
    const [place]: HostPlace[] = await manager.query(tripPlaceSql, [userId, tripId, day]);
    return place;
  }

  /** Whether one of a user's trips that are not quiet is at a place on a day. */
  async isThere(manager: EntityManager, userId: number, placeId: number, day: CalendarDay): Promise<boolean> {
    const found: unknown[] = await manager.query(isThereSql, [userId, placeId, day]);
    return found.length > 0;
  }

  /** The id of the meetup that a host has offered by this clientId. */
  async made(manager: EntityManager, hostId: number, clientId: string): Promise<number | undefined> {
    const [made]: { id: number }[] = await manager.query(madeSql, [hostId, clientId]);
    return made?.id;
  }

  async add(
    manager: EntityManager,
    { hostId, placeId, zone, clientId, ...fields }: NewMeetup,
  ): Promise<number> {
    const values = [hostId, placeId, zone, clientId, ...columnsOf(fields)];
    const [added] = await manager.query<[{ id: number }]>(addSql, values);
    return added.id;
  }

  /** Makes the next version of a locked meetup. */
  async change(manager: EntityManager, id: number, fields: MeetupFields, isMoved: boolean): Promise<void> {
    await manager.query(changeSql, [id, ...columnsOf(fields)]);
    if (isMoved) await manager.query(forgetRemindersSql, [id]);
  }

  /** Makes the next version of a locked meetup. */
  async setState(manager: EntityManager, id: number, state: MeetupState): Promise<void> {
    await manager.query(setStateSql, [id, state]);
  }

  /** Hides a meetup, or shows it again; locks it, and returns whether that changed anything. */
  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<boolean> {
    const changed: unknown[] = await manager.query(setHiddenSql, [id, isHidden]);
    return changed.length > 0;
  }

  /** How many coming meetups a user hosts, and has offered in the last 24 hours. The caller has locked the user. */
  async hostCounts(manager: EntityManager, userId: number): Promise<HostCounts> {
    const [counts] = await manager.query<[HostCounts]>(hostCountsSql, [userId]);
    return counts;
  }
}
