import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/problems/problem.js';
import { MatchesService } from '../matches/matches.service.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { TripsService } from '../trips/trips.service.js';
import { icsOf } from './ics.js';

/** Calendar files: Premium's trip planning tools. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly trips: TripsService,
    private readonly matches: MatchesService,
  ) {}

  /**
   * One of the user's trips.
   * @throws Problem 403 without Premium, 404 unless the trip belongs to the user
   */
  async trip(userId: number, id: number): Promise<string> {
    await this.entitlements.requirePremium(userId);
    const { destination, description, startDate, endDate } = await this.trips.one(userId, id);
    const days = { startDate, endDate };
    const entry = { uid: `trip-${id}@wayfellow`, summary: destination, location: destination };
    return icsOf({ ...entry, ...days, description: description ?? '' }, new Date());
  }

  /**
   * The days shared with a matched traveler.
   * @throws Problem 403 without Premium, 404 when the match is not the user's, is not accepted, or has no shared trip
   */
  async shared(userId: number, id: number): Promise<string> {
    await this.entitlements.requirePremium(userId);
    const { status, otherUser, shared } = await this.matches.one(userId, id);
    if (status !== 'accepted') throw new Problem('unknown-match');
    if (!shared) throw new Problem('unknown-trip');
    const { destination, startDate, endDate } = shared;
    const entry = { uid: `match-${id}@wayfellow`, summary: `${destination} with ${otherUser.name}` };
    return icsOf({ ...entry, location: destination, startDate, endDate, description: '' }, new Date());
  }
}
