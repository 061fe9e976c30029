import { Injectable, Logger } from '@nestjs/common';
import { type ServerFrame, hasLiveChannel } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { standingProblem } from '../../platform/http/standing-problem.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Problem } from '../../platform/problems/problem.js';
import { ResponseCache } from '../../platform/response-cache/response-cache.js';
import { type DecidedStanding, type StandingState, StandingStore } from './standing.store.js';

/** Makes the apps of those who are connected with somebody reload. */
const frames: readonly ServerFrame[] = [
  { type: 'match_update' },
  { type: 'conversation_update' },
  { type: 'people_update' },
];

/**
 * How accounts stand, and what follows from it. Who may not be listed, whose conversations are read only, and which calls are
 * open follow from the row by itself. Change it in a transaction, and call `announce` after its commit.
 */
@Injectable()
export class StandingsService {
  private readonly logger = new Logger(StandingsService.name);

  constructor(
    private readonly store: StandingStore,
    private readonly live: LiveHub,
    private readonly cache: ResponseCache,
  ) {}

  /** Undefined if there is no such user. */
  of(manager: EntityManager, userId: number): Promise<StandingState | undefined> {
    return this.store.state(manager, userId);
  }

  /** @throws Problem 403 unless the account is active; 401 if it is gone */
  async requireActive(manager: EntityManager, userId: number): Promise<void> {
    const state = await this.store.state(manager, userId);
    if (!state) throw new Problem('not-signed-in');
    if (state.standing !== 'active') throw standingProblem(state);
  }

  /** What a decision makes of an account. One that is leaving takes it up only if its owner keeps it. */
  set(manager: EntityManager, userId: number, standing: DecidedStanding, until: Date | null): Promise<void> {
    return this.store.set(manager, userId, standing, until);
  }

  /** Closes an account whose owner deletes it, until they keep it or it is erased, which is due at `until`. */
  leave(manager: EntityManager, userId: number, until: Date): Promise<void> {
    return this.store.leave(manager, userId, until);
  }

  /** Reopens an account whose owner keeps it: it stands as it did, or as a decision has made it meanwhile. */
  stay(manager: EntityManager, userId: number): Promise<void> {
    return this.store.stay(manager, userId);
  }

  /**
   * After the commit of a change: closes the user's live channels if need be, and has others reload their lists. It never fails:
   * without it, the change shows as soon as they reload, and sockets are closed at the next check of their session.
   */
  async announce(userId: number): Promise<void> {
    this.cache.invalidate('users');
    await this.tell(userId).catch(({ message }: Error) =>
      this.logger.warn(`The standing of user ${userId} could not be announced: ${message}`),
    );
  }

  /** Ends holds and suspensions whose time is over, one user's or everybody's. What else is in effect goes on. */
  async endDue(userId: number | null = null): Promise<void> {
    for (const id of await this.store.endDue(userId)) await this.announce(id);
  }

  private async tell(userId: number): Promise<void> {
    const state = await this.store.stateNow(userId);
    if (state && !hasLiveChannel(state.standing)) this.live.closeUser(userId);
    const others = await this.store.connectedWith(userId);
    for (const frame of frames) this.live.deliver(others, frame);
  }
}
