import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type CompanionsView,
  type DestinationDetailView,
  type DestinationTravelerView,
  type DestinationView,
  type UserView,
  limits,
} from '@wayfellow/contracts';
import { MoreThan, Repository } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import {
  type Page,
  type PageDto,
  encodeCursor,
  pageOf,
  decodeCursor,
} from '../../platform/validation/page.js';
import { Problem } from '../../platform/problems/problem.js';
import { type CompanionsRow, companionsSql } from './companions.query.js';
import { DestinationCounts } from './destination-counts.store.js';
import { DestinationEntity, toDestinationView } from './destination.entity.js';
import { type TravelerRow, travelersSql } from './travelers.query.js';

const shown = { id: true, name: true, description: true, imageUrl: true } as const;

/** Destinations, open to everybody. */
@Injectable()
export class DestinationsService {
  constructor(
    @InjectRepository(DestinationEntity) private readonly destinations: Repository<DestinationEntity>,
    private readonly pool: PgPool,
    private readonly counts: DestinationCounts,
  ) {}

  /** With the number of travelers there whom the viewer (undefined for a visitor) may see. */
  async list(
    viewerId: number | undefined,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<DestinationView>> {
    const [after] = decodeCursor(cursor, 'int') ?? [0];
    const found = await this.destinations.find({
      select: shown,
      where: { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit + 1,
    });
    const ids = found.map(({ id }) => id);
    const travelersOf = await this.counts.travelers(viewerId, ids);
    const views = found.map((one) => toDestinationView(one, travelersOf(one.id)));
    return pageOf(views, limit, ({ id }) => encodeCursor(id));
  }

  /**
   * With its counts, its first travelers, and who else is there during the viewer's trip.
   * @throws Problem 404 when there is no such destination
   */
  async one(id: number, viewerId: number | undefined): Promise<DestinationDetailView> {
    const [found, travelersOf, tipsCount, faces, companions] = await Promise.all([
      this.destinations.findOne({ select: shown, where: { id } }),
      this.counts.travelers(viewerId, [id]),
      this.counts.tips(viewerId, id),
      this.faces(id, viewerId),
      viewerId === undefined ? null : this.companions(id, viewerId),
    ]);
    if (!found) throw new Problem('unknown-destination');
    return { ...toDestinationView(found, travelersOf(id)), tipsCount, faces, companions };
  }

  /** @throws Problem 404 when there is no such destination */
  async requireOne(id: number): Promise<void> {
    if (!(await this.destinations.existsBy({ id }))) throw new Problem('unknown-destination');
  }

  /**
   * Travelers who plan to go there, soonest trip first, with the viewer's connection to each.
   * @throws Problem 404 when there is no such destination
   */
  async travelers(
    id: number,
    viewerId: number | undefined,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<DestinationTravelerView>> {
    await this.requireOne(id);
    const [day, userId] = decodeCursor(cursor, 'day', 'int') ?? [];
    const { rows } = await this.pool.query<TravelerRow>(travelersSql, [id, viewerId, day, userId, limit + 1]);
    return pageOf(rows, limit, (last) => encodeCursor(last.startDate, last.id));
  }

  private async faces(id: number, viewerId: number | undefined): Promise<UserView[]> {
    const values = [id, viewerId, null, null, limits.faces];
    const { rows } = await this.pool.query<TravelerRow>(travelersSql, values);
    return rows.map(({ id: userId, name, profileImage }) => ({ id: userId, name, profileImage }));
  }

  private async companions(id: number, viewerId: number): Promise<CompanionsView | null> {
    const values = [id, viewerId, limits.companionNames];
    const { rows } = await this.pool.query<CompanionsRow>(companionsSql, values);
    return rows[0] ?? null;
  }
}
