import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { hidableSubjects, measures, reportSubjects } from '@wayfellow/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { eachAlone } from '../../../platform/jobs/each-alone.js';
import { CasesService } from '../../reports/cases.service.js';
import { SubscriptionsService } from '../../subscriptions/subscriptions.service.js';
import { RefusedAddressesService } from '../../users/refused-addresses.service.js';
import { StandingsService } from '../../users/standings.service.js';
import { UsersService } from '../../users/users.service.js';
import { DecisionStore } from '../decisions/decision.store.js';
import { EffectsService } from '../effects/effects.service.js';
import { ModerationEmails } from '../emails/moderation-emails.js';
import { LogStore } from '../log/log.store.js';
import { MeasureStore } from './measure.store.js';

type LockedCase = NonNullable<Awaited<ReturnType<CasesService['lock']>>>;

const nothing = (): void => undefined;
const measureOf = (kind: string): 'hide' | 'hold' | undefined =>
  (reportSubjects as Readonly<Record<string, { measure: 'hide' | 'hold' }>>)[kind]?.measure;

/** What happens by rule: limits when several travelers agree, and the end of what has an end. Never a ban. */
@Injectable()
export class MeasuresService implements OnModuleInit {
  private readonly logger = new Logger(MeasuresService.name);

  constructor(
    private readonly database: DataSource,
    private readonly cases: CasesService,
    private readonly store: MeasureStore,
    private readonly decisions: DecisionStore,
    private readonly effects: EffectsService,
    private readonly users: UsersService,
    private readonly standings: StandingsService,
    private readonly refused: RefusedAddressesService,
    private readonly subscriptions: SubscriptionsService,
    private readonly news: ModerationEmails,
    private readonly log: LogStore,
  ) {}

  onModuleInit(): void {
    this.cases.whenReported((manager, caseId) => this.weigh(manager, caseId));
  }

  /** Lifts what is in effect by rule once its time is over. Each in a transaction of its own. */
  async liftDue(): Promise<void> {
    await eachAlone(
      await this.decisions.due(),
      (id) => `decision ${id}`,
      async (id) => (await this.database.transaction((manager) => this.lift(manager, id)))(),
    );
  }

  /** Erases what was reported, with evidence and reasons, and forgets addresses, once their time is over. */
  async drop(): Promise<void> {
    const count = await this.database.transaction(async (manager) => {
      const caseIds = await this.cases.over(manager);
      if (caseIds.length === 0) return 0;
      await this.decisions.erase(manager, caseIds);
      await this.cases.erase(manager, caseIds);
      return caseIds.length;
    });
    if (count) this.logger.log(`Erased what was kept of ${count} cases`);
    await this.refused.forget();
  }

  /**
   * Ends the subscriptions of those who were banned, at once or, where the ban leaves it, with the time that is paid: nobody is
   * charged again. One that fails is tried again.
   */
  async endPremium(): Promise<void> {
    await this.subscriptions.endRenewals(await this.decisions.renewing());
    await eachAlone(
      await this.decisions.endingPremium(),
      ({ id }) => `decision ${id}`,
      async ({ id, personId }) => {
        if (personId !== null) await this.subscriptions.endNow(personId);
        await this.decisions.premiumEnded(id);
      },
    );
  }

  /** Decides what a new report leads to, in its transaction. */
  private async weigh(manager: EntityManager, caseId: number): Promise<() => void> {
    const found = await this.cases.lock(manager, caseId);
    if (!found || found.personId === null) return nothing;
    const { personId, subjectKind, subjectId } = found;
    const measure = measureOf(subjectKind);
    if (measure === 'hide' && hidableSubjects.includes(subjectKind)) {
      if (await this.store.wasHidden(manager, subjectKind, subjectId)) return nothing;
      return this.impose(manager, found, 'hide', await this.store.onContent(manager, caseId));
    }
    if (measure !== 'hold' || !(await this.users.lock(manager, personId))) return nothing;
    if ((await this.standings.of(manager, personId))?.standing !== 'active') return nothing;
    if (await this.store.wasHeld(manager, personId)) return nothing;
    return this.impose(manager, found, 'hold', await this.store.onPerson(manager, personId));
  }

  private async impose(
    manager: EntityManager,
    found: LockedCase,
    action: 'hide' | 'hold',
    { people, isEnough }: { people: number; isEnough: boolean },
  ): Promise<() => void> {
    if (!isEnough) return nothing;
    const { id, personId, subjectKind, subjectId } = found;
    const decisionId = await this.decisions.add(manager, {
      caseId: id,
      personId,
      subjectKind,
      subjectId,
      action,
      rule: null,
      facts: `${people} travelers reported this within ${measures.windowDays} days.`,
      hours: measures.liftHours,
      byId: null,
      isAutomated: true,
      isProposal: false,
    });
    await this.cases.hasten(manager, id);
    const followed = await this.effects.follow(manager, found);
    const userIds = personId === null ? [] : [personId];
    for (const userId of userIds) await this.news.tell(manager, 'decision', { userId, decisionId });
    const details = { decisionId, action, people };
    await this.log.add(manager, { actorId: null, caseId: id, what: 'measure', details });
    return () => {
      followed();
      this.news.announce(userIds);
    };
  }

  private async lift(manager: EntityManager, id: number): Promise<() => void> {
    const decision = await this.decisions.find(manager, id);
    if (!decision) return nothing;
    await this.cases.lock(manager, decision.caseId);
    // A decision may have replaced it meanwhile.
    if (!(await this.decisions.lift(manager, id))) return nothing;
    const followed = await this.effects.follow(manager, decision);
    const details = { decisionId: id, action: decision.action };
    await this.log.add(manager, { actorId: null, caseId: decision.caseId, what: 'lifted', details });
    return followed;
  }
}
