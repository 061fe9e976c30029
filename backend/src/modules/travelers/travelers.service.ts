import { Injectable } from '@nestjs/common';
import type { InterestName, NextTripView, SharedTripView, TravelerView } from '@wayfellow/contracts';
import { UsersService } from '../users/users.service.js';
import { type Fit, bestShared, fitOf, noFit } from './fit.js';
import { NextTrips } from './next-trips.store.js';
import { TravelerTraits } from './traits.js';
import { TripPairs } from './trip-pairs.store.js';

export type { Fit } from './fit.js';

/** A traveler as a viewer gets to know them. */
export interface KnownTraveler {
  view: TravelerView;
  /** In the order in which the product lists them. */
  interests: readonly InterestName[];
  /** What the viewer has in common with them, or by one trip of theirs alone; nothing for a visitor or oneself. */
  fit: (theirTripId?: number) => Fit;
}

/** Who travelers are: what they like, where they go, and what a viewer has in common with them. */
@Injectable()
export class TravelersService {
  constructor(
    private readonly users: UsersService,
    private readonly traits: TravelerTraits,
    private readonly tripPairs: TripPairs,
    private readonly next: NextTrips,
  ) {}

  /** Those of these users who exist, by user id; `viewerId` is undefined for a visitor. */
  async known(viewerId: number | undefined, userIds: readonly number[]): Promise<Map<number, KnownTraveler>> {
    const compared = viewerId === undefined ? userIds : [viewerId, ...userIds];
    const [views, traits, pairs] = await Promise.all([
      this.users.travelers(userIds),
      this.traits.of(compared),
      viewerId === undefined ? undefined : this.tripPairs.of(viewerId, userIds),
    ]);
    const fitWith = (userId: number, theirTripId?: number): Fit => {
      if (viewerId === undefined || userId === viewerId) return noFit;
      const all = pairs?.get(userId) ?? [];
      const chosen = theirTripId ? all.filter((pair) => pair.theirTripId === theirTripId) : all;
      return fitOf(traits(viewerId), traits(userId), chosen);
    };
    return new Map(
      [...views].map(([id, view]) => {
        const fit = (theirTripId?: number) => fitWith(id, theirTripId);
        return [id, { view, interests: traits(id).interests, fit }];
      }),
    );
  }

  /** The best shared trip of the viewer with each of these users who has one, by user id. */
  async sharedTrips(viewerId: number, userIds: readonly number[]): Promise<Map<number, SharedTripView>> {
    const pairs = await this.tripPairs.of(viewerId, userIds);
    return new Map(
      [...pairs].flatMap(([id, ofUser]) => {
        const shared = bestShared(ofUser);
        return shared ? [[id, shared]] : [];
      }),
    );
  }

  /** The soonest trip that is not over, of each of these users who has one, by user id. */
  nextTrips(userIds: readonly number[]): Promise<Map<number, NextTripView>> {
    return this.next.of(userIds);
  }
}
