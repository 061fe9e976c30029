import { Injectable } from '@nestjs/common';
import { type SharedRouteView, type TripView, limits, tripLimits } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { UserLimits } from '../users/user-limits.service.js';
import { type KnownTrip, RouteTripStore, type StoredStop } from './route-trips.store.js';

export type { KnownTrip, StoredStop } from './route-trips.store.js';

type FollowTrip = (manager: EntityManager, routeId: number) => Promise<void>;

/** The trips that are stops of routes: replaced at once, and counted where they are added. */
@Injectable()
export class RouteTrips {
  private follow: FollowTrip = async () => undefined;

  constructor(
    private readonly store: RouteTripStore,
    private readonly limits: UserLimits,
    private readonly cache: ResponseCache,
  ) {}

  /** Has this called after each change of a single trip of a route, in its transaction, which has locked the owner. */
  whenOneChanges(follow: FollowTrip): void {
    this.follow = follow;
  }

  /** Lets a route follow the change of one of its trips. */
  oneChanged(manager: EntityManager, routeId: number): Promise<void> {
    return this.follow(manager, routeId);
  }

  /** Whether a user's account is new, and its limits lower. Not to be asked within a transaction. */
  isNew(userId: number): Promise<boolean> {
    return this.limits.isNew(userId);
  }

  /** Locks the trips of a route, and some others of its owner's, until the transaction ends. */
  lock(
    manager: EntityManager,
    userId: number,
    routeId: number,
    ids: readonly number[],
  ): Promise<KnownTrip[]> {
    return this.store.lock(manager, userId, routeId, ids);
  }

  /**
   * Makes these stops the trips of a route. The caller has locked its owner, so that the trips it counts stay as many. Call
   * `changed` after the commit.
   * @throws Problem 409 or 429 past a limit of trips, if there are new ones
   */
  async replace(
    manager: EntityManager,
    userId: number,
    routeId: number,
    stops: readonly StoredStop[],
    isNew: boolean,
  ): Promise<void> {
    await this.store.replace(manager, userId, routeId, stops);
    if (stops.every(({ id }) => id !== undefined)) return;
    const { total, addedToday, coming } = await this.store.counts(manager, userId);
    if (total > limits.tripsPerUser) throw new Problem('too-many-trips');
    this.limits.checkDay(addedToday, tripLimits.perDay, isNew, 'trips-per-day');
    this.limits.check(coming, tripLimits.coming, isNew, 'coming-trips');
  }

  /** Deletes the trips of a route. Call `changed` after the commit. */
  removeAll(manager: EntityManager, userId: number, routeId: number): Promise<void> {
    return this.store.replace(manager, userId, routeId, []);
  }

  /** Drops cached lists that show trips as they were. */
  changed(): void {
    this.cache.invalidate('trips');
  }

  /** The stops of a user's routes by route, in the order of their days. */
  async ofRoutes(userId: number, routeIds: readonly number[]): Promise<Map<number, TripView[]>> {
    const trips = await this.store.ofRoutes(userId, routeIds);
    return new Map(routeIds.map((id) => [id, trips.filter(({ routeId }) => routeId === id)]));
  }

  /** What a viewer may see of somebody's route: the stops that are not over, and the days that both are there. */
  async seenBy(viewerId: number, routeId: number): Promise<Pick<SharedRouteView, 'stops' | 'shared'>> {
    const stops = await this.store.seen(viewerId, routeId);
    return { stops, shared: await this.store.shared(viewerId, routeId) };
  }
}
