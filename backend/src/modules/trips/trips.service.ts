import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type TripInput,
  type TripView,
  firstTripEnd,
  limits,
  todayUtc,
  tripProblems,
} from '@wayfellow/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import {
  type Page,
  type PageDto,
  encodeCursor,
  pageOf,
  decodeCursor,
} from '../../platform/validation/page.js';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { insertedId } from '../../platform/database/inserted-id.js';
import { PlacesService } from '../destinations/places.service.js';
import { UsersService } from '../users/users.service.js';
import { RouteTrips } from './route-trips.service.js';
import { TripEntity } from './trip.entity.js';
import { type TripRow, comingTripsSql, tripSql, tripsSql } from './trips.query.js';

declare module '../../platform/response-cache/response-cache.js' {
  interface CacheTopics {
    /** Any trip. */
    trips: unknown;
  }
}

/** Travelers' trips. Each call is limited to the user's own. */
@Injectable()
export class TripsService {
  constructor(
    @InjectRepository(TripEntity) private readonly trips: Repository<TripEntity>,
    private readonly pool: PgPool,
    private readonly places: PlacesService,
    private readonly users: UsersService,
    private readonly routes: RouteTrips,
    private readonly cache: ResponseCache,
  ) {}

  /** Soonest first; `next` is the cursor of the page after this one. */
  list(userId: number, query: PageDto): Promise<Page<TripView>> {
    return this.page(tripsSql, userId, query);
  }

  /** Those that are not over, soonest first. */
  coming(userId: number, query: PageDto): Promise<Page<TripView>> {
    return this.page(comingTripsSql, userId, query);
  }

  /**
   * @throws Problem 400 by field when the trip is incomplete, already over or to an unknown destination, 409 past the
   * limit
   */
  async create(userId: number, input: TripInput): Promise<TripView> {
    const row = { userId, ...(await this.rowOf(input)) };
    const id = await this.trips.manager.transaction(async (manager) => {
      if (!(await this.users.lock(manager, userId))) throw new Problem('not-signed-in');
      const count = await manager.countBy(TripEntity, { userId });
      if (count >= limits.tripsPerUser) throw new Problem('too-many-trips');
      return insertedId(manager.insert(TripEntity, row));
    });
    this.cache.invalidate('trips');
    return this.one(userId, id);
  }

  /**
   * @throws Problem 404 unless the trip belongs to the user, 400 as `create`, except that a trip already over may stay
   * so
   */
  async update(userId: number, id: number, input: TripInput): Promise<TripView> {
    const row = await this.rowOf(input, await this.one(userId, id));
    await this.change(userId, id, (manager) => manager.update(TripEntity, { id, userId }, row));
    return this.one(userId, id);
  }

  /** @throws Problem 404 unless the trip belongs to the user */
  async remove(userId: number, id: number): Promise<void> {
    await this.change(userId, id, (manager) => manager.delete(TripEntity, { id, userId }));
  }

  /** @throws Problem 404 unless the trip belongs to the user */
  async one(userId: number, id: number): Promise<TripView> {
    const { rows } = await this.pool.query<TripRow>(tripSql, [userId, id]);
    if (!rows[0]) throw new Problem('unknown-trip');
    return rows[0];
  }

  /**
   * Has the user told of new travelers on a trip's days, or no longer.
   * @throws Problem 404 unless the trip belongs to the user
   */
  async watch(userId: number, id: number, isOn: boolean): Promise<void> {
    const { affected } = await this.trips.update({ id, userId }, { isWatched: isOn });
    if (!affected) throw new Problem('unknown-trip');
  }

  /** Changes one of the user's trips, and has its route follow. */
  private async change(
    userId: number,
    id: number,
    change: (manager: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    await this.trips.manager.transaction(async (manager) => {
      await this.users.lock(manager, userId);
      const trip = await manager.findOneBy(TripEntity, { id, userId });
      if (!trip) throw new Problem('unknown-trip');
      await change(manager);
      if (trip.routeId !== null) await this.routes.oneChanged(manager, trip.routeId);
    });
    this.cache.invalidate('trips');
  }

  private async page(
    sql: string,
    userId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<TripView>> {
    const [day = null, id = null] = decodeCursor(cursor, 'day', 'int') ?? [];
    const { rows } = await this.pool.query<TripRow>(sql, [userId, day, id, limit + 1]);
    return pageOf(rows, limit, (last) => encodeCursor(last.startDate, last.id));
  }

  private async rowOf(input: TripInput, trip?: TripView) {
    const problems = tripProblems(input, firstTripEnd(todayUtc(), trip));
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const { startDate, endDate, description } = input;
    const placeId = await this.places.idOf(input);
    // Left out by pages that do not know it: a quiet trip stays quiet.
    const quiet = typeof input.isQuiet === 'boolean' && { isQuiet: input.isQuiet };
    return { placeId, startDate, endDate, description: description || null, ...quiet };
  }
}
