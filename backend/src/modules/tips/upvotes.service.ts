import { Injectable } from '@nestjs/common';
import type { TipView } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { mapConstraintErrors } from '../../platform/problems/constraint-errors.js';
import { Problem } from '../../platform/problems/problem.js';
import { ReadyBodies } from '../../platform/response-cache/ready-bodies.js';
import { UsersService } from '../users/users.service.js';
import { TipEntity } from './tip.entity.js';
import { TipsService } from './tips.service.js';

const refuseGone = mapConstraintErrors({ tip_upvotes_user_id_fkey: 'not-signed-in' });

/** Both tell how many rows they changed: the counter moves with the rows alone. */
const add = `
  WITH added AS (
    INSERT INTO tip_upvotes (tip_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1
  )
  SELECT count(*) AS rows FROM added`;
const takeAway = `
  WITH gone AS (DELETE FROM tip_upvotes WHERE tip_id = $1 AND user_id = $2 RETURNING 1)
  SELECT count(*) AS rows FROM gone`;

type Voted = Pick<TipEntity, 'destinationId'>;

/** Upvotes: at most one a user a tip. Doing either twice is the same as once. */
@Injectable()
export class UpvotesService {
  constructor(
    private readonly source: DataSource,
    private readonly tips: TipsService,
    private readonly users: UsersService,
    private readonly ready: ReadyBodies,
  ) {}

  /** @throws Problem 403 for one's own tip, 404 when there is no such tip */
  upvote(userId: number, tipId: number): Promise<TipView> {
    return this.change(userId, tipId, add, 1);
  }

  /** @throws Problem 403 for one's own tip, 404 when there is no such tip */
  takeBack(userId: number, tipId: number): Promise<TipView> {
    return this.change(userId, tipId, takeAway, -1);
  }

  private async change(userId: number, tipId: number, sql: string, by: 1 | -1): Promise<TipView> {
    const destinationId = await this.source.transaction(async (manager) => {
      const tip = await this.mayVote(manager, userId, tipId);
      const [{ rows }] = await manager.query<[{ rows: number }]>(sql, [tipId, userId]).catch(refuseGone);
      if (rows > 0) await manager.increment(TipEntity, { id: tipId }, 'upvotes', by);
      return tip.destinationId;
    });
    this.ready.changed('tips', destinationId);
    return this.tips.one(tipId, userId);
  }

  /** Locks the tip: those who vote at the same moment take turns, and none meets a tip half deleted. */
  private async mayVote(manager: EntityManager, userId: number, tipId: number): Promise<Voted> {
    const tip = await manager.findOne(TipEntity, {
      select: { id: true, authorId: true, destinationId: true },
      where: { id: tipId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!tip || !(await this.users.sees(manager, userId, tip.authorId))) throw new Problem('unknown-tip');
    if (tip.authorId === userId) throw new Problem('own-tip');
    return tip;
  }
}
