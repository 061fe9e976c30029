import { Injectable } from '@nestjs/common';
import { type DecisionView, dueHours, limits } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Problem } from '../../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../../platform/validation/page.js';
import { CasesService } from '../../reports/cases.service.js';
import { LogStore } from '../log/log.store.js';
import { OwnDecisionStore } from './own-decision.store.js';
import type { OwnDecisionRow } from './own-decisions.query.js';

/** Decisions as those whom they are about read them, and appeals against them. */
@Injectable()
export class OwnDecisionsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: OwnDecisionStore,
    private readonly cases: CasesService,
    private readonly log: LogStore,
  ) {}

  /** The decisions about a user, latest first. */
  async list(
    userId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<DecisionView>> {
    const [beforeId] = decodeCursor(cursor, 'int') ?? [limits.id.max];
    const rows = await this.store.page(userId, beforeId, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ id }) => encodeCursor(id));
    return { page: page.map(toDecisionView), next };
  }

  /**
   * One decision about a user, who has read it then.
   * @throws Problem 404 for a decision about somebody else
   */
  async one(userId: number, id: number): Promise<DecisionView> {
    const decision = await this.store.one(userId, id);
    if (!decision) throw new Problem('unknown-decision');
    await this.store.see(userId, id);
    return toDecisionView(decision);
  }

  /**
   * Appeals against a decision, which somebody else then decides.
   * @throws Problem 404 for a decision about somebody else, 409 for a second appeal and when the time for it is over
   */
  async appeal(userId: number, id: number, text: string): Promise<DecisionView> {
    await this.database.transaction(async (manager) => {
      const decision = await this.store.lock(manager, userId, id);
      if (!decision) throw new Problem('unknown-decision');
      if (decision.appealText !== null) throw new Problem('already-appealed');
      if (!decision.canAppeal) throw new Problem('appeal-over');
      const caseId = await this.cases.join(manager, {
        personId: userId,
        subjectKind: 'decision',
        subjectId: id,
        urgency: 'high',
        openedBy: 'appeal',
        dueHours: dueHours.appeal,
        reviewsId: decision.caseId,
      });
      await this.store.appeal(manager, id, caseId, text);
      await this.log.add(manager, { actorId: userId, caseId, what: 'appealed', details: { decisionId: id } });
    });
    return this.one(userId, id);
  }
}

const toDecisionView = ({
  appealText,
  appealedAt,
  outcome,
  outcomeFacts,
  outcomeAt,
  ...decision
}: OwnDecisionRow): DecisionView => ({
  ...decision,
  until: isoOrNull(decision.until),
  createdAt: decision.createdAt.toISOString(),
  liftedAt: isoOrNull(decision.liftedAt),
  appealUntil: decision.appealUntil.toISOString(),
  appeal:
    appealText !== null && appealedAt
      ? {
          text: appealText,
          createdAt: appealedAt.toISOString(),
          outcome,
          facts: outcomeFacts,
          decidedAt: isoOrNull(outcomeAt),
        }
      : null,
});

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;
