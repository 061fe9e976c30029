import { Injectable } from '@nestjs/common';
import { type BlockView, type ServerFrame, limits } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Problem } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/validation/page.js';
import { BlockedMembers } from '../conversations/blocked-members.service.js';
import { AcceptedPairs } from '../matches/accepted-pairs.js';
import { MatchesService } from '../matches/matches.service.js';
import { MeetupBlocks } from '../meetups/meetup-blocks.service.js';
import { UsersService } from '../users/users.service.js';
import { BlockStore } from './block.store.js';

/** Per blocker. High enough for somebody who is being flooded to block all who do it. */
const blockLimit: RateLimit = {
  name: 'blocksByUser',
  points: limits.blocksPerHour,
  duration: 60 * 60,
  warnsAtHalf: true,
};

/** Makes the apps of both reload; neither learns why. */
const frames: readonly ServerFrame[] = [
  { type: 'match_update' },
  { type: 'conversation_update' },
  { type: 'people_update' },
  { type: 'notification_update' },
];

/**
 * Blocks: while either of two users blocks the other, neither exists for the other. Locks both users, ordered by id, as
 * connecting does, then their match, as a message does, then the meetups and the conversations that both are in, so that a
 * block and any of these happen one after the other.
 */
@Injectable()
export class BlocksService {
  constructor(
    private readonly database: DataSource,
    private readonly store: BlockStore,
    private readonly users: UsersService,
    private readonly matches: MatchesService,
    private readonly conversations: BlockedMembers,
    private readonly meetups: MeetupBlocks,
    private readonly pairs: AcceptedPairs,
    private readonly live: LiveHub,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Blocks another user. Idempotent.
   * @throws Problem 400 for oneself, 404 for a user who has no match with this one and is unlisted or has blocked them,
   * 429 past the hourly limit
   */
  async block(userId: number, otherUserId: number): Promise<void> {
    if (userId === otherUserId) throw new Problem('self-block');
    await this.limits.consume(blockLimit, userId);
    const announce = await this.database.transaction((manager) => this.add(manager, userId, otherUserId));
    announce?.();
  }

  /**
   * Blocks another user in the transaction of something else, which may change a meetup (`meetupId`) afterwards. Returns what to
   * call after its commit; undefined if they were blocked before.
   * @throws Problem 404 as `block`
   */
  async add(
    manager: EntityManager,
    userId: number,
    otherUserId: number,
    meetupId?: number,
  ): Promise<(() => void) | undefined> {
    if (!(await this.users.lock(manager, userId, otherUserId))) throw new Problem('unknown-user');
    const { isMine, isTheirs, isListed, wereTogether } = await this.store.between(
      manager,
      userId,
      otherUserId,
    );
    if (isMine) return undefined;
    const isSeen = (isListed && !isTheirs) || wereTogether;
    if (!isSeen && !(await this.matches.hasMatch(manager, userId, otherUserId)))
      throw new Problem('unknown-user');
    await this.store.add(manager, userId, otherUserId);
    await this.matches.bar(manager, userId, otherUserId, true);
    const announceMeetups = await this.meetups.block(manager, userId, otherUserId, meetupId);
    const announceConversations = await this.conversations.follow(manager, userId, otherUserId);
    return () => {
      this.notify(userId, otherUserId);
      announceMeetups();
      announceConversations();
    };
  }

  /** Removes a user's own block, if there is one. */
  async unblock(userId: number, otherUserId: number): Promise<void> {
    const announce = await this.database.transaction(async (manager) => {
      await this.users.lock(manager, userId, otherUserId);
      if (!(await this.store.remove(manager, userId, otherUserId))) return undefined;
      // The match stays barred if the other blocks, too.
      const { isTheirs } = await this.store.between(manager, userId, otherUserId);
      await this.matches.bar(manager, userId, otherUserId, isTheirs);
      const announceMeetups = await this.meetups.unblock(manager, userId, otherUserId);
      const announceConversations = await this.conversations.follow(manager, userId, otherUserId);
      return () => {
        this.notify(userId, otherUserId);
        announceMeetups();
        announceConversations();
      };
    });
    announce?.();
  }

  /**
   * The users whom a user has blocked, the latest first.
   * @throws Problem 400 when the cursor is invalid
   */
  async list(userId: number, { limit = limits.pageSize.default, cursor }: PageDto): Promise<Page<BlockView>> {
    const after = decodeCursor(cursor, 'moment', 'int');
    const rows = await this.store.page(userId, after, limit + 1);
    const { page, next } = pageOf(rows, limit, (last) => encodeCursor(last.moment, last.id));
    return { page: page.map(({ moment: _, ...block }) => block), next };
  }

  /** Tells both of a change that is committed. The pair is evicted before the apps reload. */
  private notify(userId: number, otherUserId: number): void {
    this.pairs.evictEverywhere(userId, otherUserId);
    for (const frame of frames) this.live.deliver([userId, otherUserId], frame);
  }
}
