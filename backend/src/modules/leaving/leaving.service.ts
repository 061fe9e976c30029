import { Injectable } from '@nestjs/common';
import type { DeletionInput, DeletionView, LeavingCountsView } from '@wayfellow/contracts';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Emails } from '../../platform/emails/emails.service.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Problem } from '../../platform/problems/problem.js';
import { SessionStore } from '../../platform/sessions/session-store.js';
import { AccountLinkStore } from '../accounts/account-link.store.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { OwnerCheck } from '../accounts/owner-check.js';
import { MatchesService } from '../matches/matches.service.js';
import { StandingsService } from '../users/standings.service.js';
import { UsersService } from '../users/users.service.js';
import { DepartureStore } from './departure.store.js';

/** Leaving, which closes an account at once, and keeping it after all, until a job erases it. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly database: DataSource,
    private readonly store: DepartureStore,
    private readonly personalData: PersonalData,
    private readonly owner: OwnerCheck,
    private readonly accounts: AccountsService,
    private readonly links: AccountLinkStore,
    private readonly users: UsersService,
    private readonly standings: StandingsService,
    private readonly matches: MatchesService,
    private readonly sessions: SessionStore,
    private readonly emails: Emails,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /** What the user would leave with others, to decide about. */
  async counts(userId: number): Promise<LeavingCountsView> {
    const { manager } = this.database;
    const [peopleWrittenTo, tips] = await Promise.all([
      this.personalData.countOf(manager, 'messages', userId),
      this.personalData.countOf(manager, 'tips', userId),
    ]);
    return { peopleWrittenTo, tips };
  }

  /**
   * Closes the user's own account: nobody sees it, its pending requests are removed, and all its sessions end.
   * @throws Problem 403 when the password is wrong, or the code of an account with a second step; 429 after too many tries
   */
  async begin(
    request: Request,
    userId: number,
    { password, code, ...choices }: DeletionInput,
  ): Promise<DeletionView> {
    await this.owner.password(userId, password);
    await this.owner.secondFactor(request, userId, code);
    const { eraseAt, asked } = await this.database.transaction(async (manager) => {
      if (!(await this.users.lock(manager, userId))) throw new Problem('not-signed-in');
      const { eraseAt, isNew } = await this.store.add(manager, userId, choices);
      if (!isNew) return { eraseAt, asked: [] };
      const asked = await this.matches.withdrawPending(manager, userId);
      await this.standings.leave(manager, userId, eraseAt);
      await this.emails.enqueue(manager, 'leaving', { userId });
      return { eraseAt, asked };
    });
    await this.sessions.endAllOf(userId);
    this.matches.announceWithdrawn(asked);
    await this.standings.announce(userId);
    this.emails.wakeWorker();
    this.jobs.add('leaving', 'end-premium', {});
    this.audit.record('account-left', request, { userId });
    return { erasedAt: eraseAt.toISOString() };
  }

  /** Keeps the user's own account; nothing changes for an account that is not leaving. */
  async stay(request: Request, userId: number): Promise<void> {
    const isKept = await this.database.transaction((manager) => this.keep(manager, userId));
    if (isKept) await this.announceKept(request, userId);
  }

  /**
   * Open to anybody who has the link. Keeps the account and signs nobody in.
   * @throws Problem 400 when the link does not work
   */
  async stayByLink(request: Request, token: string): Promise<void> {
    await this.accounts.countLink(request);
    const link = await this.links.find('stay', token);
    const isKept =
      link !== undefined && (await this.database.transaction((manager) => this.keep(manager, link.userId)));
    if (!isKept) throw new Problem('link-expired');
    await this.announceKept(request, link.userId);
  }

  /** The user is locked first, as when they leave or are erased: of these, whichever commits first decides. */
  private async keep(manager: EntityManager, userId: number): Promise<boolean> {
    await this.users.lock(manager, userId);
    if (!(await this.store.remove(manager, userId))) return false;
    await this.standings.stay(manager, userId);
    await this.links.end(manager, userId, 'stay');
    return true;
  }

  private async announceKept(request: Request, userId: number): Promise<void> {
    await this.standings.announce(userId);
    this.audit.record('account-kept', request, { userId });
  }
}
