import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { insertedId } from '../../platform/database/inserted-id.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { UsersService } from '../users/users.service.js';
import { MatchEntity } from './match.entity.js';
import { connectStep } from './match-states.js';
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
    private readonly quota: RequestQuota,
  ) {}

  /**
   * Connects two users and returns the match: a new request, or the other's pending one, accepted.
   * @throws Problem 404, 409 or 429 (see MatchesService.create)
   */
  async connect(userId: number, otherUserId: number): Promise<MatchEntity> {
    const isPremium = await this.entitlements.isPremium(userId);
    return this.database.transaction(async (rows) => {
      if (!(await this.users.lock(rows, userId, otherUserId))) throw new Problem('unknown-user');
      if (!(await this.users.sees(rows, userId, otherUserId))) throw new Problem('unknown-user');
      const match = await findBetween(rows, userId, otherUserId);
      const step = connectStep(match, userId);
      if ('refusedAs' in step) throw new Problem(step.refusedAs);
      if (match && step.action === 'accept') return accept(rows, match);
      if (!isPremium) await this.requireQuota(rows, userId);
      // A new row instead of the old one reversed: its id and time are those of this request.
      if (match) await rows.delete(MatchEntity, { id: match.id });
      await this.quota.note(rows, userId);
      return request(rows, userId, otherUserId);
    });
  }

  private async requireQuota(rows: EntityManager, userId: number): Promise<void> {
    const retryAfterSeconds = await this.quota.secondsToWait(rows, userId);
    if (retryAfterSeconds !== undefined) throw new Problem('free-plan-limit', { retryAfterSeconds });
  }
}

const findBetween = async (
  rows: EntityManager,
  one: number,
  other: number,
): Promise<MatchEntity | undefined> =>
  (await rows.findOneBy(MatchEntity, [
    { requesterId: one, recipientId: other },
    { requesterId: other, recipientId: one },
  ])) ?? undefined;

const accept = async (rows: EntityManager, match: MatchEntity): Promise<MatchEntity> => {
  const pending = { id: match.id, status: 'pending' } as const;
  const { affected } = await rows.update(MatchEntity, pending, {
    status: 'accepted',
    respondedAt: () => 'now()',
  });
  if (!affected) throw new Problem('request-answered');
  return { ...match, status: 'accepted' };
};

const request = async (
  rows: EntityManager,
  requesterId: number,
  recipientId: number,
): Promise<MatchEntity> => {
  const id = await insertedId(rows.insert(MatchEntity, { requesterId, recipientId }));
  return rows.findOneByOrFail(MatchEntity, { id });
};
