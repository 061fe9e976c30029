import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type MatchAnswer, type MatchView, limits } from '@wayfellow/contracts';
import { Repository } from 'typeorm';
import { type Page, type PageDto, cursorOf, pageOf, partsOf } from '../../platform/http/page.js';
import { Problem } from '../../platform/http/problem.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { SearchService } from '../search/search.service.js';
import { UsersService } from '../users/users.service.js';
import { Connections } from './connections.js';
import { MatchEntity, otherIdOf } from './match.entity.js';
import { toMatchView } from './match.view.js';
import { whyNotAnswer } from './match-states.js';

/** Connection requests, from being sent to being answered: the one place that changes a match. */
@Injectable()
export class MatchesService {
  constructor(
    @InjectRepository(MatchEntity) private readonly matches: Repository<MatchEntity>,
    private readonly connections: Connections,
    private readonly users: UsersService,
    private readonly search: SearchService,
    private readonly live: LiveHub,
  ) {}

  /**
   * Sends a request, or accepts the one the other person sent; both learn of it.
   * @throws Problem 400 for oneself, 404 for nobody, 409 when something is between the two already, 429 past the free
   *   plan's requests of a day
   */
  async create(userId: number, otherUserId: number): Promise<MatchView> {
    if (userId === otherUserId) throw new Problem('self-connect');
    const match = await this.connections.connect(userId, otherUserId);
    this.tell(match);
    return this.view(match, userId);
  }

  /**
   * Accepts or declines a request; both learn of it.
   * @throws Problem 403 for who sent it, 404 for anybody else but its recipient, 409 when it was answered already
   */
  async answer(userId: number, id: number, status: MatchAnswer): Promise<MatchView> {
    const match = await this.mayAnswer(userId, id);
    const pending = { id, recipientId: userId, status: 'pending' } as const;
    const { affected } = await this.matches.update(pending, { status, respondedAt: () => 'now()' });
    if (!affected) throw new Problem('request-answered');
    this.tell({ ...match, status });
    return this.view({ ...match, status }, userId);
  }

  /** Everything between this user and others, newest first. */
  async list(userId: number, query: PageDto): Promise<Page<MatchView>> {
    const limit = query.limit ?? limits.pageSize.default;
    const [beforeId] = partsOf(query.cursor, 'int') ?? [limits.id.max];
    const rows = await this.rows(userId, beforeId, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ id }) => cursorOf(id));
    return { page: await this.views(page, userId), next };
  }

  /** @throws Problem 404 when the match is not between this user and another */
  async one(userId: number, id: number): Promise<MatchView> {
    const match = await this.matches.findOneBy({ id });
    if (!match || ![match.requesterId, match.recipientId].includes(userId))
      throw new Problem('unknown-match');
    return this.view(match, userId);
  }

  private async mayAnswer(userId: number, id: number): Promise<MatchEntity> {
    const match = await this.matches.findOneBy({ id });
    const problem = whyNotAnswer(match, userId);
    if (!match || problem) throw new Problem(problem ?? 'unknown-match');
    return match;
  }

  private tell(match: MatchEntity): void {
    const both = [match.requesterId, match.recipientId];
    this.live.deliver(both, { type: 'match_update' });
    if (match.status === 'accepted') this.live.deliver(both, { type: 'conversation_update' });
  }

  /** Two scans of an index each, not one of everybody's matches: the planner may take an OR for the latter. */
  private rows(userId: number, beforeId: number, count: number): Promise<MatchEntity[]> {
    const branch = (column: string) =>
      `(SELECT id FROM matches WHERE ${column} = :userId AND id < :beforeId ORDER BY id DESC LIMIT :count)`;
    return this.matches
      .createQueryBuilder('match')
      .where(`match.id IN (${branch('requester_id')} UNION ALL ${branch('recipient_id')})`)
      .setParameters({ userId, beforeId, count })
      .orderBy('match.id', 'DESC')
      .limit(count)
      .getMany();
  }

  private async view(match: MatchEntity, userId: number): Promise<MatchView> {
    const [view] = await this.views([match], userId);
    if (!view) throw new Problem('unknown-user');
    return view;
  }

  private async views(matches: readonly MatchEntity[], userId: number): Promise<MatchView[]> {
    const others = matches.map((match) => otherIdOf(match, userId));
    const [travellers, shared, next] = await Promise.all([
      this.users.travellers(others),
      this.search.sharedTrips(userId, others),
      this.search.nextTrips(others),
    ]);
    return matches.flatMap((match) => {
      const other = travellers.get(otherIdOf(match, userId));
      if (!other) return [];
      return toMatchView(match, other, shared.get(other.id) ?? null, next.get(other.id) ?? null);
    });
  }
}
