import { Injectable } from '@nestjs/common';
import {
  type RouteChangeInput,
  type RouteInput,
  type RouteView,
  limits,
  routeLine,
  todayUtc,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem, invalidInput } from '../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/validation/page.js';
import { PlacesService } from '../destinations/places.service.js';
import { RouteTrips } from '../trips/route-trips.service.js';
import { UsersService } from '../users/users.service.js';
import { type RouteRow, RouteStore } from './route.store.js';
import { checkStops, plannedStops } from './stops.js';

/** Brackets around a traveler's trips, which are planned and moved together. Each call is limited to the user's own. */
@Injectable()
export class RoutesService {
  constructor(
    private readonly database: DataSource,
    private readonly store: RouteStore,
    private readonly trips: RouteTrips,
    private readonly places: PlacesService,
    private readonly users: UsersService,
  ) {
    trips.whenOneChanges((manager, routeId) => store.follow(manager, routeId));
  }

  /** Coming ones first; `next` is the cursor of the page after this one. */
  async list(userId: number, { limit = limits.pageSize.default, cursor }: PageDto): Promise<Page<RouteView>> {
    const after = decodeCursor(cursor, 'int', 'int', 'int');
    const { page, next } = pageOf(await this.store.page(userId, after, limit + 1), limit, (row) =>
      encodeCursor(row.isOver, row.rank, row.id),
    );
    return { page: await this.views(userId, page), next };
  }

  /** @throws Problem 404 unless the route belongs to the user and has stops */
  async one(userId: number, id: number): Promise<RouteView> {
    const row = await this.store.one(userId, id);
    const [view] = row ? await this.views(userId, [row]) : [];
    if (!view) throw new Problem('unknown-route');
    return view;
  }

  /**
   * Plans a route and its trips, once for each clientId.
   * @throws Problem 400 by field, 409 or 429 past a limit of trips
   */
  async create(userId: number, input: RouteInput): Promise<{ route: RouteView; isNew: boolean }> {
    const before = await this.before(userId, input);
    const { id, isNew } = await this.database.transaction(async (manager) => {
      await this.lockUser(manager, userId);
      const clientId = input.clientId || null;
      const made = await this.store.add(manager, { userId, title: input.title || null, clientId });
      if (made.isNew) await this.replaceTrips(manager, userId, made.id, input, before);
      return made;
    });
    this.trips.changed();
    return { route: await this.one(userId, id), isNew };
  }

  /**
   * Replaces a route as a whole: its trips are changed, added and deleted.
   * @throws Problem 404 unless the route belongs to the user, 400, 409 and 429 as `create`, 409 when it is of another version
   */
  async update(userId: number, id: number, input: RouteChangeInput): Promise<RouteView> {
    await this.one(userId, id);
    const before = await this.before(userId, input);
    await this.database.transaction(async (manager) => {
      await this.lockUser(manager, userId);
      const version = await this.store.lock(manager, userId, id);
      if (version === undefined) throw new Problem('unknown-route');
      if (version !== input.version) throw new Problem('route-changed');
      await this.replaceTrips(manager, userId, id, input, before);
      await this.store.renew(manager, id, input.title || null);
    });
    this.trips.changed();
    return this.one(userId, id);
  }

  /** @throws Problem 404 unless the route belongs to the user */
  async remove(userId: number, id: number, withTrips: boolean): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lockUser(manager, userId);
      if ((await this.store.lock(manager, userId, id)) === undefined) throw new Problem('unknown-route');
      await this.trips.lock(manager, userId, id, []);
      if (withTrips) await this.trips.removeAll(manager, userId, id);
      await this.store.remove(manager, id);
    });
    this.trips.changed();
  }

  private async lockUser(manager: EntityManager, userId: number): Promise<void> {
    if (!(await this.users.lock(manager, userId))) throw new Problem('not-signed-in');
  }

  /** What is read before the transaction, which must not wait for another connection. */
  private async before(userId: number, input: Pick<RouteInput, 'startDate' | 'stops'>): Promise<Before> {
    checkStops(input, todayUtc());
    return { placeIds: await this.placesOf(input), isNew: await this.trips.isNew(userId) };
  }

  private async placesOf({ stops }: Pick<RouteInput, 'stops'>): Promise<number[]> {
    const ids: number[] = [];
    for (const [i, stop] of stops.entries())
      ids.push(await this.places.idOf(stop).catch((error: unknown) => refuseStop(i, error)));
    return ids;
  }

  private async replaceTrips(
    manager: EntityManager,
    userId: number,
    routeId: number,
    input: Pick<RouteInput, 'startDate' | 'stops'>,
    { placeIds, isNew }: Before,
  ): Promise<void> {
    const ids = input.stops.flatMap(({ tripId }) => tripId ?? []);
    const known = await this.trips.lock(manager, userId, routeId, ids);
    const stops = plannedStops(input, placeIds, known, routeId, todayUtc());
    await this.trips.replace(manager, userId, routeId, stops, isNew);
  }

  private async views(userId: number, rows: readonly RouteRow[]): Promise<RouteView[]> {
    const today = todayUtc();
    const trips = await this.trips.ofRoutes(
      userId,
      rows.map(({ id }) => id),
    );
    return rows.flatMap(({ id, title, version, startDate, endDate, isShared }) => {
      const stops = trips.get(id) ?? [];
      if (stops.length === 0) return [];
      const line = routeLine(stops, today);
      return [{ id, title, version, startDate, endDate, line, isShared, trips: stops }];
    });
  }
}

interface Before {
  placeIds: number[];
  isNew: boolean;
}

/** Names the stop that a problem is about. */
const refuseStop = (index: number, error: unknown): never => {
  const errors = error instanceof Problem ? error.body.errors : undefined;
  if (!errors) throw error;
  throw invalidInput(
    Object.fromEntries(errors.map(({ field, message }) => [`stops.${index}.${field}`, message])),
  );
};
