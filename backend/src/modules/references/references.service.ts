import { Injectable } from '@nestjs/common';
import {
  type OwnReferenceView,
  type ReferenceInput,
  type ReferenceView,
  dueHours,
  limits,
} from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Problem } from '../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/validation/page.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { CasesService } from '../reports/cases.service.js';
import { UsersService } from '../users/users.service.js';
import { ReferenceStore, type RevealedRow } from './reference.store.js';

const foldKeyOf = (matchId: number) => `traveled:${matchId}`;

/**
 * What two who traveled together say about each other. Neither reads the other's text before both have written, or the two
 * weeks after the first are over; the second text, under the lock of the match, reveals both.
 */
@Injectable()
export class ReferencesService {
  constructor(
    private readonly database: DataSource,
    private readonly store: ReferenceStore,
    private readonly cases: CasesService,
    private readonly users: UsersService,
    private readonly live: LiveHub,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Writes about somebody the user is matched with; a second text reveals both.
   * @throws Problem 400 about oneself, 403 if the other cannot be reached, 404 if there is no such user for the author, 409 if
   * the two were matched less than a day ago or not at all, the author has written before, or the two weeks are over
   */
  async create(userId: number, input: ReferenceInput): Promise<OwnReferenceView> {
    const otherUserId = input.userId;
    if (userId === otherUserId) throw new Problem('self-reference');
    const isRevealed = await this.database.transaction(async (manager) => {
      if (!(await this.users.canSee(manager, userId, otherUserId))) throw new Problem('unknown-user');
      const matchId = await this.lockMatch(manager, userId, otherUserId);
      return this.add(manager, matchId, userId, input);
    });
    this.notifications.announce([userId, otherUserId]);
    if (isRevealed) this.announce(userId, otherUserId);
    const own = await this.store.own(userId, otherUserId);
    if (!own) throw new Problem('unknown-reference');
    return own;
  }

  /**
   * What others wrote about a user, the latest first.
   * @throws Problem 400 when the cursor is invalid, 404 if there is no such user for the viewer
   */
  async list(
    viewerId: number,
    id: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<ReferenceView>> {
    await this.users.one(viewerId, id);
    const after = decodeCursor(cursor, 'moment', 'int');
    const rows = await this.store.page(id, viewerId, after, limit + 1);
    const { page, next } = pageOf(rows, limit, (last) => encodeCursor(last.moment, last.id));
    return { page: page.map(({ moment: _, ...reference }) => reference), next };
  }

  /**
   * Withdraws what a user wrote, for good: they cannot write about the same days again.
   * @throws Problem 404 for anybody but its author
   */
  async withdraw(userId: number, id: number): Promise<void> {
    const isWithdrawn = await this.database.transaction((manager) =>
      this.store.withdraw(manager, id, userId),
    );
    if (!isWithdrawn) throw new Problem('unknown-reference');
  }

  /**
   * Replies to what somebody wrote about the user, once.
   * @throws Problem 404 unless it is about the user and they see it, 409 after a reply
   */
  async reply(userId: number, id: number, text: string): Promise<ReferenceView> {
    if (!(await this.store.about(userId, id))) throw new Problem('unknown-reference');
    if (!(await this.store.reply(id, userId, text))) throw new Problem('reply-written');
    const replied = await this.store.about(userId, id);
    if (!replied) throw new Problem('unknown-reference');
    return replied;
  }

  /** Hides a text from everybody, or shows it again, in the transaction of the decision about it. */
  setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<void> {
    return this.store.setHidden(manager, id, isHidden);
  }

  /** Reveals what has waited for two weeks. */
  revealOver(): Promise<void> {
    return this.store.revealOver();
  }

  private async lockMatch(manager: EntityManager, userId: number, otherUserId: number): Promise<number> {
    const match = await this.store.lockMatch(manager, userId, otherUserId);
    if (match?.isBarred) throw new Problem('unknown-user');
    if (match?.status !== 'accepted' || !match.isOld) throw new Problem('not-yet');
    if (match.isGone) throw new Problem('traveler-left');
    if (match.isAway) throw new Problem('traveler-away');
    return match.id;
  }

  /** Adds a text to a match that is locked, and returns whether it revealed both. */
  private async add(
    manager: EntityManager,
    matchId: number,
    userId: number,
    { userId: otherUserId, met, text, feltSafe }: ReferenceInput,
  ): Promise<boolean> {
    const written = await this.store.written(manager, matchId);
    if (written.some(({ authorId }) => authorId === userId)) throw new Problem('reference-written');
    if (written.some(({ isOver }) => isOver)) throw new Problem('reference-closed');
    await this.store.add(manager, {
      matchId,
      authorId: userId,
      subjectId: otherUserId,
      met,
      text: text || null,
      feltSafe,
    });
    // It tells that something was written, and not what.
    await this.notifications.settle(manager, userId, foldKeyOf(matchId));
    if (written.length === 0)
      await this.notifications.record(manager, {
        userId: otherUserId,
        kind: 'traveled',
        actorId: userId,
        subject: { matchId },
        foldKey: foldKeyOf(matchId),
      });
    const revealed = await this.store.reveal(manager, matchId);
    for (const one of revealed)
      for (const other of revealed)
        if (one.outcome === 'disputed' && !one.feltSafe && other !== one)
          await this.openCase(manager, one, other);
    return revealed.length > 0;
  }

  /** Has moderators look at somebody whom another did not feel safe with, with what both said. */
  private async openCase(manager: EntityManager, unsafe: RevealedRow, other: RevealedRow): Promise<void> {
    const personId = other.authorId;
    const caseId = await this.cases.join(manager, {
      personId,
      subjectKind: 'reference',
      subjectId: other.id,
      urgency: 'urgent',
      openedBy: 'rule',
      dueHours: dueHours.urgent,
    });
    await this.cases.keepFound(manager, { caseId, personId, content: saidByBoth(unsafe, other) });
  }

  /** Tells the apps of both to read their pages again. */
  private announce(userId: number, otherUserId: number): void {
    this.live.deliver([userId, otherUserId], { type: 'people_update' });
  }
}

/** What is kept of both: first of the one who did not feel safe, who is not named, then of whom the case is about. */
const saidByBoth = (unsafe: RevealedRow, other: RevealedRow) => ({
  otherMet: unsafe.met,
  otherFeltSafe: unsafe.feltSafe,
  otherText: unsafe.text,
  met: other.met,
  feltSafe: other.feltSafe,
  text: other.text,
  place: unsafe.place ?? other.place,
  traveledOn: unsafe.traveledOn ?? other.traveledOn,
});
