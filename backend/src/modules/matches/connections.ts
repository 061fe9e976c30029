import { Injectable } from '@nestjs/common';
import type { MatchAnswer } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { StandingsService } from '../users/standings.service.js';
import { UserLimits } from '../users/user-limits.service.js';
import { UsersService } from '../users/users.service.js';
import { MatchEntity, isAway, nobodyAway } from './match.entity.js';
import { connectStep } from './match-states.js';
import { type MatchRow, MatchStore } from './match.store.js';
import { RequestQuota } from './request-quota.store.js';

/**
 * Makes connection requests. Locks both users first, ordered by id, which serializes two people who connect to each
 * other at the same moment, and one who sends many requests at once.
 */
@Injectable()
export class Connections {
  constructor(
    private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly users: UsersService,
    private readonly standings: StandingsService,
    private readonly store: MatchStore,
    private readonly quota: RequestQuota,
    private readonly limits: UserLimits,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Connects two users and returns the match: a new request, or the other's pending one, accepted.
   * @throws Problem 403, 404, 409 or 429 (see MatchesService.create)
   */
  async connect(userId: number, otherUserId: number): Promise<MatchRow> {
    const [isPremium, isNew] = await Promise.all([
      this.entitlements.isPremium(userId),
      this.limits.isNew(userId),
    ]);
    return this.database.transaction(async (manager) => {
      if (!(await this.users.lock(manager, userId, otherUserId))) throw new Problem('unknown-user');
      if (!(await this.users.canSee(manager, userId, otherUserId))) throw new Problem('unknown-user');
      const match = await findBetween(manager, userId, otherUserId);
      const step = connectStep(match, userId);
      if ('refusedAs' in step) throw new Problem(step.refusedAs);
      if (match && isAway(match)) throw new Problem('traveler-away');
      if (match && step.action === 'accept') return this.accept(manager, match);
      await this.standings.requireActive(manager, userId);
      if (!isPremium) await this.requireQuota(manager, userId);
      else await this.countRequest(userId, isNew);
      // A new row instead of the old one reversed: its id and time are those of this request.
      if (match) await manager.delete(MatchEntity, { id: match.id });
      await this.quota.record(manager, userId);
      return this.request(manager, userId, otherUserId);
    });
  }

  /**
   * Accepts or declines a pending request in the caller's transaction; returns whether it still waited for an answer.
   * Nobody is notified of a decline.
   */
  async answer(manager: EntityManager, match: MatchEntity, status: MatchAnswer): Promise<boolean> {
    const pending = { id: match.id, status: 'pending', barred: false, ...nobodyAway } as const;
    const { affected } = await manager.update(MatchEntity, pending, { status, respondedAt: () => 'now()' });
    if (!affected) return false;
    const { id: matchId, requesterId, recipientId } = match;
    await this.notifications.settle(manager, recipientId, `request:${matchId}`);
    if (status === 'accepted') {
      const about = { actorId: recipientId, subject: { matchId }, foldKey: `accepted:${matchId}` };
      await this.notifications.record(manager, { userId: requesterId, kind: 'accepted', ...about });
    }
    return true;
  }

  private async accept(manager: EntityManager, match: MatchEntity): Promise<MatchRow> {
    if (!(await this.answer(manager, match, 'accepted'))) throw new Problem('request-answered');
    return { ...match, status: 'accepted' };
  }

  private async request(manager: EntityManager, requesterId: number, recipientId: number): Promise<MatchRow> {
    const match = await this.store.insert(manager, requesterId, recipientId);
    const about = { actorId: requesterId, subject: { matchId: match.id }, foldKey: `request:${match.id}` };
    await this.notifications.record(manager, { userId: recipientId, kind: 'request', ...about });
    return match;
  }

  /** Without a plan's limit there is one that only machines meet. */
  private async countRequest(userId: number, isNew: boolean): Promise<void> {
    await this.limits.consume(userId, 'requestsPerHour', isNew);
    await this.limits.consume(userId, 'requestsPerDay', isNew);
  }

  private async requireQuota(manager: EntityManager, userId: number): Promise<void> {
    const retryAfterSeconds = await this.quota.secondsToWait(manager, userId);
    if (retryAfterSeconds !== undefined) throw new Problem('free-plan-limit', { retryAfterSeconds });
  }
}

const findBetween = async (
  manager: EntityManager,
  one: number,
  other: number,
): Promise<MatchEntity | undefined> =>
  (await manager.findOneBy(MatchEntity, [
    { requesterId: one, recipientId: other },
    { requesterId: other, recipientId: one },
  ])) ?? undefined;
