import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problems/problem.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { UsersService } from '../users/users.service.js';
import { MatchEntity } from './match.entity.js';
import { connecting } from './match-states.js';

/**
 * Makes requests. Both users' rows are locked first, in the order of their ids: two people who connect to each other at
 * the same moment, and one who sends many requests at once, pass here one after another.
 */
@Injectable()
export class Connections {
  constructor(
    private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly users: UsersService,
  ) {}

  /**
   * Connects two users and gives the match: a new request, or the other's waiting one accepted.
   * @throws Problem 404, 409 or 429 (see MatchesService.create)
   */
  async connect(userId: number, otherUserId: number): Promise<MatchEntity> {
    const isPremium = await this.entitlements.isPremium(userId);
    return this.database.transaction(async (rows) => {
      if (!(await this.users.lock(rows, userId, otherUserId))) throw new Problem('unknown-user');
      if (await this.users.isBlockedPair(rows, userId, otherUserId)) throw new Problem('unknown-user');
      const match = await between(rows, userId, otherUserId);
      const step = connecting(match, userId);
      if ('refusedAs' in step) throw new Problem(step.refusedAs);
      if (match && step.does === 'accept') return accept(rows, match);
      if (!isPremium) await requireQuota(rows, userId);
      // A fresh row, not the old one turned around: its id and its time are those of this request.
      if (match) await rows.delete(MatchEntity, { id: match.id });
      return request(rows, userId, otherUserId);
    });
  }
}

const between = async (rows: EntityManager, one: number, other: number): Promise<MatchEntity | undefined> =>
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
  await rows.query(noteRequestSql, [requesterId]);
  const { identifiers } = await rows.insert(MatchEntity, { requesterId, recipientId });
  return rows.findOneByOrFail(MatchEntity, { id: (identifiers[0] as { id: number }).id });
};

/** Those that no longer count go when the next is sent. */
const noteRequestSql = `
  WITH gone AS (DELETE FROM sent_requests WHERE requester_id = $1 AND sent_at <= now() - interval '24 hours')
  INSERT INTO sent_requests (requester_id) VALUES ($1)`;

// By the database's clock, which all instances share. The oldest of the last three requests blocks until it is a day old.
const blockingRequestSql = `
  SELECT ceil(extract(epoch FROM sent_at + interval '24 hours' - now()))::int AS seconds
  FROM sent_requests WHERE requester_id = $1 AND sent_at > now() - interval '24 hours'
  ORDER BY sent_at DESC OFFSET ${limits.freeRequestsPerDay - 1} LIMIT 1`;

const requireQuota = async (rows: EntityManager, userId: number): Promise<void> => {
  const [blocking]: { seconds: number }[] = await rows.query(blockingRequestSql, [userId]);
  if (blocking) throw new Problem('free-plan-limit', { retryAfterSeconds: Math.max(1, blocking.seconds) });
};
