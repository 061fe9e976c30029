import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type TipInput, type TipView, limits } from '@wayfellow/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { type Page, encodeCursor, pageOf, decodeCursor } from '../../platform/validation/page.js';
import { Problem } from '../../platform/problems/problem.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { insertedId } from '../../platform/database/inserted-id.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { UserLimits } from '../users/user-limits.service.js';
import { UsersService } from '../users/users.service.js';
import { TipEntity, type TipRow, toTipView } from './tip.entity.js';
import type { TipsQueryDto } from './tips.dto.js';
import { hideSql, tipSql, tipsSql } from './tips.query.js';

const refuseUnknownDestination = mapConstraintErrors({ tips_destination_id_fkey: 'unknown-destination' });

declare module '../../platform/response-cache/response-cache.js' {
  interface CacheTopics {
    /** Tips, by their destination. */
    tips: unknown;
  }
}

/** Travelers' tips about destinations. */
@Injectable()
export class TipsService {
  constructor(
    @InjectRepository(TipEntity) private readonly tips: Repository<TipEntity>,
    private readonly destinations: DestinationsService,
    private readonly users: UsersService,
    private readonly limits: UserLimits,
    private readonly pool: PgPool,
    private readonly cache: ResponseCache,
  ) {}

  /**
   * Most upvoted first, then newest; `next` is the cursor of the page after this one.
   * @throws Problem 404 when there is no such destination
   */
  async list(
    destinationId: number,
    viewerId: number | undefined,
    { category, limit = limits.pageSize.default, cursor }: TipsQueryDto,
  ): Promise<Page<TipView>> {
    await this.destinations.requireOne(destinationId);
    const after = decodeCursor(cursor, 'int', 'moment', 'int') ?? [null, null, null];
    const filter = [viewerId, destinationId, category];
    const { rows } = await this.pool.query<TipRow>(tipsSql, [...filter, ...after, limit + 1]);
    const { page, next } = pageOf(rows, limit, (last) => encodeCursor(last.upvotes, last.createdAt, last.id));
    return { page: page.map(toTipView), next };
  }

  /** @throws Problem 404 when there is no such destination, 409 past the limit of tips on it, 429 past the hourly limit */
  async create(authorId: number, destinationId: number, input: TipInput): Promise<TipView> {
    await this.limits.consume(authorId, 'tipsPerHour');
    const row = { ...input, destinationId, authorId };
    const id = await this.tips.manager.transaction(async (manager) => {
      if (!(await this.users.lock(manager, authorId))) throw new Problem('not-signed-in');
      const count = await manager.countBy(TipEntity, { authorId, destinationId });
      if (count >= limits.tipsPerDestination) throw new Problem('too-many-tips');
      return insertedId(manager.insert(TipEntity, row).catch(refuseUnknownDestination));
    });
    this.cache.invalidate('tips', destinationId);
    return this.one(id, authorId);
  }

  /** @throws Problem 403 for anybody but the author, 404 when there is no such tip */
  async remove(userId: number, id: number): Promise<void> {
    const tip = await this.one(id, userId);
    if (tip.authorId !== userId) throw new Problem('forbidden');
    const { affected } = await this.tips.delete({ id, authorId: userId });
    if (!affected) throw new Problem('unknown-tip');
    this.cache.invalidate('tips', tip.destinationId);
  }

  /**
   * Hides a tip from everybody, or shows it again. Call what it returns after the commit.
   */
  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<() => void> {
    const [changed]: { destinationId: number }[] = await manager.query(hideSql, [id, isHidden]);
    return () => changed && this.cache.invalidate('tips', changed.destinationId);
  }

  /** @throws Problem 404 when there is no such tip */
  async one(id: number, viewerId: number): Promise<TipView> {
    const { rows } = await this.pool.query<TipRow>(tipSql, [viewerId, id]);
    if (!rows[0]) throw new Problem('unknown-tip');
    return toTipView(rows[0]);
  }
}
