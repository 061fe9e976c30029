import { Injectable } from '@nestjs/common';
import type { TipView } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { TipsService } from './tips.service.js';
import { type LockedTip, UpvoteStore } from './upvote.store.js';

/** Upvotes: at most one per user and tip. Both calls are idempotent. */
@Injectable()
export class UpvotesService {
  constructor(
    private readonly database: DataSource,
    private readonly store: UpvoteStore,
    private readonly tips: TipsService,
    private readonly cache: ResponseCache,
  ) {}

  /** @throws Problem 403 for one's own tip, 404 when there is no such tip */
  upvote(userId: number, tipId: number): Promise<TipView> {
    return this.change(userId, tipId, (manager) => this.store.add(manager, userId, tipId));
  }

  /** @throws Problem 403 for one's own tip, 404 when there is no such tip */
  remove(userId: number, tipId: number): Promise<TipView> {
    return this.change(userId, tipId, (manager) => this.store.remove(manager, userId, tipId));
  }

  private async change(
    userId: number,
    tipId: number,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<TipView> {
    const destinationId = await this.database.transaction(async (manager) => {
      const tip = await this.lockVotable(manager, userId, tipId);
      await work(manager);
      return tip.destinationId;
    });
    this.cache.invalidate('tips', destinationId);
    return this.tips.one(tipId, userId);
  }

  /** Locks the tip, which serializes votes and keeps it from being deleted before they are counted. */
  private async lockVotable(manager: EntityManager, userId: number, tipId: number): Promise<LockedTip> {
    const tip = await this.store.lockReadable(manager, userId, tipId);
    if (!tip) throw new Problem('unknown-tip');
    if (tip.authorId === userId) throw new Problem('own-tip');
    return tip;
  }
}
