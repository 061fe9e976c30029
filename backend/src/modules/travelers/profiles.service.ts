import { Injectable } from '@nestjs/common';
import { type TravelerProfileView, photoKeyOf } from '@wayfellow/contracts';
import { PgPool } from '../../platform/database/pg-pool.js';
import { Problem } from '../../platform/problems/problem.js';
import { UserLimits } from '../users/user-limits.service.js';
import { UsersService } from '../users/users.service.js';
import { type AboutRow, type TripRow, aboutSql, tripsSql } from './profile.query.js';
import { TravelersService } from './travelers.service.js';

/** Traveler profiles. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly pool: PgPool,
    private readonly users: UsersService,
    private readonly limits: UserLimits,
    private readonly travelers: TravelersService,
  ) {}

  /**
   * A traveler's profile as others see it. Viewers may ask for their own.
   * @throws Problem 404 when there is no such user for the viewer, 429 past the hourly limit
   */
  async one(viewerId: number, id: number): Promise<TravelerProfileView> {
    if (viewerId !== id) await this.limits.consume(viewerId, 'profilesPerHour');
    await this.users.one(viewerId, id);
    const [about, trips, known] = await Promise.all([
      this.pool.query<AboutRow>(aboutSql, [viewerId, id]),
      this.pool.query<TripRow>(tripsSql, [viewerId, id]),
      this.travelers.forViewer(viewerId, [id]),
    ]);
    const [row] = about.rows;
    const traveler = known.get(id);
    if (!row || !traveler) throw new Problem('unknown-user');
    const { shared, sharedInterests, quizInCommon } = traveler.fit();
    return {
      ...traveler.view,
      connection: row.connection,
      trips: trips.rows,
      interests: [...traveler.interests],
      shared,
      sharedInterests,
      quizInCommon,
      trust: {
        isConfirmed: row.isConfirmed,
        memberSince: row.memberSince.toISOString(),
        traveledWith: row.traveledWith,
        hasOwnPhoto: photoKeyOf(traveler.view.profileImage ?? '') !== undefined,
        ...(row.answersWithinADay !== null && { answersWithinADay: row.answersWithinADay }),
      },
      ...(row.photoId !== null && { photoId: row.photoId }),
      references: row.references,
      referenceCount: row.referenceCount,
      ...(row.ownReference && { ownReference: row.ownReference }),
    };
  }
}
