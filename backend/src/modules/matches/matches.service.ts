import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type MatchAnswer,
  type MatchChangeView,
  type MatchCountsView,
  type MatchView,
  type SharedTripView,
  limits,
} from '@wayfellow/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { type Page, encodeCursor, pageOf, decodeCursor } from '../../platform/validation/page.js';
import { Problem } from '../../platform/problems/problem.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { TravelersService } from '../travelers/travelers.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { UsersService } from '../users/users.service.js';
import { Connections } from './connections.js';
import { MatchCounts } from './match-counts.js';
import { MatchEntity, isAway, otherIdOf } from './match.entity.js';
import { toMatchView } from './match.view.js';
import { answerProblem } from './match-states.js';
import { type MatchRow, MatchStore } from './match.store.js';
import type { MatchesQueryDto } from './matches.dto.js';

/** Connection requests, from sending to answering. No other service changes matches. */
@Injectable()
export class MatchesService {
  constructor(
    @InjectRepository(MatchEntity) private readonly matches: Repository<MatchEntity>,
    private readonly store: MatchStore,
    private readonly connections: Connections,
    private readonly matchCounts: MatchCounts,
    private readonly users: UsersService,
    private readonly travelers: TravelersService,
    private readonly live: LiveHub,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Sends a request, or accepts the one that the other person sent; notifies both.
   * @throws Problem 400 for oneself, 403 for a held account's new request, 404 when the other does not exist, 409 when the
   * two have a match that allows no request, 429 past the free plan's daily requests, or past the limits of Premium
   */
  async create(userId: number, otherUserId: number): Promise<MatchChangeView> {
    if (userId === otherUserId) throw new Problem('self-connect');
    const match = await this.connections.connect(userId, otherUserId);
    return this.announce(match, userId);
  }

  /**
   * Accepts or declines a request; notifies both.
   * @throws Problem 403 for its sender, 404 for anybody but its two users, 409 when it was answered already
   */
  async answer(userId: number, id: number, status: MatchAnswer): Promise<MatchChangeView> {
    const match = await this.requireAnswerable(userId, id);
    const isAnswered = await this.matches.manager.transaction((manager) =>
      this.connections.answer(manager, match, status),
    );
    if (!isAnswered) throw new Problem('request-answered');
    return this.announce({ ...match, status }, userId);
  }

  /** One list of the user's matches, or all of them; newest first. */
  async list(userId: number, query: MatchesQueryDto): Promise<Page<MatchView>> {
    const limit = query.limit ?? limits.pageSize.default;
    const [beforeId] = decodeCursor(query.cursor, 'int') ?? [limits.id.max];
    const rows = await this.store.page(userId, query.list ?? 'all', beforeId, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ id }) => encodeCursor(id));
    return { page: await this.views(page, userId), next };
  }

  /** @throws Problem 404 unless the user is one of the match's two */
  async one(userId: number, id: number): Promise<MatchView> {
    const match = await this.matches.findOneBy({ id, barred: false });
    if (!match || ![match.requesterId, match.recipientId].includes(userId))
      throw new Problem('unknown-match');
    return this.view(match, userId);
  }

  counts(userId: number): Promise<MatchCountsView> {
    return this.matchCounts.of(userId);
  }

  /** How many requests wait for this user's answer. */
  countPending(userId: number): Promise<number> {
    return this.store.countPending(userId);
  }

  /** The user's best shared trip with each of the others, by user id. Users without one are left out. */
  sharedTrips(userId: number, otherIds: readonly number[]): Promise<Map<number, SharedTripView>> {
    return this.travelers.sharedTrips(userId, otherIds);
  }

  /** Whether two users have a match, in any state. For blocks, which lock both users first. */
  hasMatch(manager: EntityManager, userId: number, otherUserId: number): Promise<boolean> {
    return this.store.exists(manager, userId, otherUserId);
  }

  /** Bars a match, which hides it as if it did not exist, or reopens it. For blocks, which lock both users first. */
  bar(manager: EntityManager, userId: number, otherUserId: number, isBarred: boolean): Promise<void> {
    return this.store.bar(manager, userId, otherUserId, isBarred);
  }

  /** Deletes the pending requests of a user who leaves; returns the other users. Call `announceWithdrawn` after the commit. */
  withdrawPending(manager: EntityManager, userId: number): Promise<number[]> {
    return this.store.withdrawPending(manager, userId);
  }

  /** Makes the apps of those whose requests were deleted reload them. */
  announceWithdrawn(userIds: readonly number[]): void {
    this.live.deliver(userIds, { type: 'match_update' });
    this.live.deliver(userIds, { type: 'people_update' });
  }

  private async requireAnswerable(userId: number, id: number): Promise<MatchEntity> {
    const match = await this.matches.findOneBy({ id, barred: false });
    const problem = answerProblem(match, userId);
    if (!match || problem) throw new Problem(problem ?? 'unknown-match');
    if (isAway(match)) throw new Problem('traveler-away');
    return match;
  }

  /** Sends each of the two the match as they see it; returns what `userId` sees. */
  private async announce(match: MatchRow, userId: number): Promise<MatchChangeView> {
    const otherId = otherIdOf(match, userId);
    const [mine, theirs] = await Promise.all([this.change(match, userId), this.change(match, otherId)]);
    for (const [to, from, change] of [
      [userId, otherId, mine],
      [otherId, userId, theirs],
    ] as const) {
      this.live.deliver([to], { type: 'match_update', match: change });
      if (match.status === 'accepted') this.live.deliver([to], { type: 'conversation_update', with: from });
    }
    // A request is a line of its recipient's until it is answered; its sender hears of a yes alone.
    const { recipientId, requesterId } = match;
    this.notifications.announce(match.status === 'accepted' ? [recipientId, requesterId] : [recipientId]);
    return mine;
  }

  private async change(match: MatchRow, userId: number): Promise<MatchChangeView> {
    const [view, counts] = await Promise.all([this.view(match, userId), this.counts(userId)]);
    return { ...view, counts };
  }

  private async view(match: MatchRow, userId: number): Promise<MatchView> {
    const [view] = await this.views([match], userId);
    if (!view) throw new Problem('unknown-user');
    return view;
  }

  private async views(matches: readonly MatchRow[], userId: number): Promise<MatchView[]> {
    const others = matches.map((match) => otherIdOf(match, userId));
    const [travelers, shared, next] = await Promise.all([
      this.users.travelers(others),
      this.travelers.sharedTrips(userId, others),
      this.travelers.nextTrips(userId, others),
    ]);
    return matches.flatMap((match) => {
      const other = travelers.get(otherIdOf(match, userId));
      if (!other) return [];
      return toMatchView(match, other, shared.get(other.id) ?? null, next.get(other.id) ?? null);
    });
  }
}
