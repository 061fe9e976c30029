import { Injectable } from '@nestjs/common';
import { type DecisionInput, evidenceDays, warnedDays } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem, invalidInput } from '../../../platform/problems/problem.js';
import { CasesService } from '../../reports/cases.service.js';
import { type DecisionRow, DecisionStore } from '../decisions/decision.store.js';
import { EffectsService } from '../effects/effects.service.js';
import { ModerationEmails } from '../emails/moderation-emails.js';
import { LogStore } from '../log/log.store.js';
import { CasesAtWork, type LockedCase } from './cases-at-work.js';
import { ContactStore } from './contact.store.js';
import { requireFit } from './decision-fit.js';
import type { Moderator } from './moderator.js';

const HOURS_PER_DAY = 24;
/** The community rule that forbids asking for money. */
const MONEY_RULE = 4;

/** Decides cases. A decision, its effects, its log entry and its emails are one transaction, in which the case is locked first. */
@Injectable()
export class DecidingService {
  constructor(
    private readonly database: DataSource,
    private readonly atWork: CasesAtWork,
    private readonly cases: CasesService,
    private readonly decisions: DecisionStore,
    private readonly effects: EffectsService,
    private readonly contacts: ContactStore,
    private readonly news: ModerationEmails,
    private readonly log: LogStore,
  ) {}

  /**
   * Takes a case, or leaves it to somebody else.
   * @throws Problem 404, 409 when somebody else has worked on it or the viewer has something to do with it
   */
  async assign(
    viewer: Moderator,
    id: number,
    { mine, version }: { mine: boolean; version: number },
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.atWork.lock(manager, viewer.id, id, version);
      if (mine) await this.atWork.requireNoConflict(manager, viewer.id, id);
      await this.cases.assign(manager, id, mine ? viewer.id : null);
      await this.log.add(manager, { actorId: viewer.id, caseId: id, what: mine ? 'taken' : 'left' });
    });
  }

  /**
   * Decides a case; a ban is proposed to the leads. Whatever is in effect by rule because of it ends.
   * @throws Problem 400 for a decision that does not fit the case, 403 for a moderator once it is with the leads, 404, 409
   */
  async decide(viewer: Moderator, id: number, input: DecisionInput): Promise<void> {
    const after = await this.database.transaction(async (manager) => {
      const found = await this.atWork.lock(manager, viewer.id, id, input.version);
      requireFit(viewer, found, input);
      await this.atWork.requireNoConflict(manager, viewer.id, id);
      const badFaith = input.badFaith ?? [];
      if ((await this.cases.markBadFaith(manager, id, badFaith)) < badFaith.length)
        throw invalidInput({ badFaith: 'Choose reports of this case' });
      await this.decisions.withdrawProposal(manager, id);
      return this.store(manager, viewer, found, input);
    });
    after();
  }

  /**
   * Confirms a ban that somebody else proposed, and has those warned with whom the banned user exchanged messages.
   * @throws Problem 400 for a warning where the rule is another, 404, 409 for one's own proposal
   */
  async confirm(
    viewer: Moderator,
    decisionId: number,
    { warnContacts, version }: { warnContacts?: boolean | null; version: number },
  ): Promise<void> {
    const after = await this.database.transaction(async (manager) => {
      const before = await this.decisions.find(manager, decisionId);
      if (!before) throw new Problem('unknown-decision');
      const found = await this.atWork.lock(manager, viewer.id, before.caseId, version);
      const proposal = await this.decisions.find(manager, decisionId);
      if (!proposal || proposal.isEffective) throw new Problem('case-changed');
      if (proposal.byId === viewer.id) throw new Problem('conflict-of-interest');
      await this.atWork.requireNoConflict(manager, viewer.id, found.id);
      if (warnContacts && proposal.rule !== MONEY_RULE)
        throw invalidInput({ warnContacts: 'Contacts are warned of somebody who asked for money' });
      await this.decisions.confirm(manager, decisionId, viewer.id, !!warnContacts);
      const warned = warnContacts ? await this.warn(manager, proposal) : [];
      const closed = await this.close(manager, viewer, {
        found,
        decisionId,
        action: 'ban',
        what: 'confirmed',
      });
      return () => {
        closed();
        this.news.announce(warned);
      };
    });
    after();
  }

  private async warn(manager: EntityManager, { id, personId }: DecisionRow): Promise<number[]> {
    if (personId === null) return [];
    const userIds = await this.contacts.of(manager, personId, warnedDays);
    for (const userId of userIds)
      await this.news.warn(manager, { userId, decisionId: id, bannedId: personId });
    return userIds;
  }

  private async store(
    manager: EntityManager,
    viewer: Moderator,
    found: LockedCase,
    { action, rule, facts, days, endsPremium }: DecisionInput,
  ): Promise<() => void> {
    const isProposal = action === 'ban';
    const decisionId = await this.decisions.add(manager, {
      caseId: found.id,
      personId: found.personId,
      subjectKind: found.subjectKind,
      subjectId: found.subjectId,
      action,
      rule: rule ?? null,
      facts: facts ?? '',
      hours: days ? days * HOURS_PER_DAY : null,
      byId: viewer.id,
      isAutomated: false,
      isProposal,
      ...(isProposal && { endsPremium: endsPremium ?? true }),
    });
    if (!isProposal) return this.close(manager, viewer, { found, decisionId, action, what: 'decided' });
    await this.cases.handToLeads(manager, found.id);
    const details = { decisionId, action, rule };
    await this.log.add(manager, { actorId: viewer.id, caseId: found.id, what: 'proposed', details });
    return () => undefined;
  }

  private async close(
    manager: EntityManager,
    viewer: Moderator,
    {
      found,
      decisionId,
      action,
      what,
    }: {
      found: LockedCase;
      decisionId: number;
      action: DecisionInput['action'];
      what: 'decided' | 'confirmed';
    },
  ): Promise<() => void> {
    const isBreach = action !== 'no-breach';
    await this.decisions.liftMeasures(manager, found.id);
    const told = await this.cases.close(manager, found.id, {
      outcome: isBreach ? 'acted' : 'no-breach',
      days: action === 'ban' ? evidenceDays.banned : evidenceDays.decided,
    });
    const followed = await this.effects.follow(manager, found);
    const isTold = isBreach && found.personId !== null;
    const userIds = isTold ? [found.personId as number] : [];
    for (const userId of userIds) await this.news.tell(manager, 'decision', { userId, decisionId });
    for (const reportId of told) {
      const reporterId = await this.news.tellReporter(manager, reportId);
      if (reporterId !== undefined) userIds.push(reporterId);
    }
    const details = { decisionId, action };
    await this.log.add(manager, { actorId: viewer.id, caseId: found.id, what, details });
    return () => {
      followed();
      this.news.announce(userIds);
    };
  }
}
