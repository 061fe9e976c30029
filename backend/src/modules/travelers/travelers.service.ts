import { Injectable } from '@nestjs/common';
import type { InterestName, NextTripView, SharedTripView, TravelerView } from '@wayfellow/contracts';
import { UsersService } from '../users/users.service.js';
import { type Fit, bestShared, fitOf, noFit } from './fit.js';
import { NextTrips } from './next-trips.store.js';
import { TravelerTraits } from './traits.js';
import { TripPairs } from './trip-pairs.store.js';

export type { Fit } from './fit.js';

/** A traveler as a viewer sees them. */
export interface TravelerForViewer {
  view: TravelerView;
  /** In display order. */
  interests: readonly InterestName[];
  /**
   * What the viewer has in common with them, counting only `theirTripId` if it is given; empty for visitors and for
   * oneself.
   */
  fit: (theirTripId?: number) => Fit;
}

/** Travelers' interests and trips, and what a viewer has in common with them. */
@Injectable()
export class TravelersService {
  constructor(
    private readonly users: UsersService,
    private readonly traits: TravelerTraits,
    private readonly tripPairs: TripPairs,
    private readonly next: NextTrips,
  ) {}

  /** The users who exist, by id; `viewerId` is undefined for a visitor. */
  async forViewer(
    viewerId: number | undefined,
    userIds: readonly number[],
  ): Promise<Map<number, TravelerForViewer>> {
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

  /** What a viewer has in common with these users besides trips, by user id. */
  async inCommon(
    viewerId: number,
    userIds: readonly number[],
  ): Promise<(userId: number) => Pick<Fit, 'sharedInterests' | 'quizInCommon'>> {
    const traits = await this.traits.of([viewerId, ...userIds]);
    return (userId) => {
      const fit = userId === viewerId ? noFit : fitOf(traits(viewerId), traits(userId), []);
      return { sharedInterests: fit.sharedInterests, quizInCommon: fit.quizInCommon };
    };
  }

  /** The viewer's best shared trip with each user, by user id. Users without one are left out. */
  async sharedTrips(viewerId: number, userIds: readonly number[]): Promise<Map<number, SharedTripView>> {
    const pairs = await this.tripPairs.of(viewerId, userIds);
    return new Map(
      [...pairs].flatMap(([id, ofUser]) => {
        const shared = bestShared(ofUser);
        return shared ? [[id, shared]] : [];
      }),
    );
  }

  /** Each user's soonest trip that the viewer sees and that is not over, by user id. Users without one are left out. */
  nextTrips(viewerId: number, userIds: readonly number[]): Promise<Map<number, NextTripView>> {
    return this.next.of(viewerId, userIds);
  }
}
