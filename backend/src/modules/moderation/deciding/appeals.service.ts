import { Injectable } from '@nestjs/common';
import { type OutcomeInput, evidenceDays } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Problem } from '../../../platform/problems/problem.js';
import { CasesService } from '../../reports/cases.service.js';
import { DecisionStore } from '../decisions/decision.store.js';
import { EffectsService } from '../effects/effects.service.js';
import { ModerationEmails } from '../emails/moderation-emails.js';
import { LogStore } from '../log/log.store.js';
import { AppealStore } from './appeal.store.js';
import { CasesAtWork } from './cases-at-work.js';
import type { Moderator } from './moderator.js';

/** Decides appeals. A decision that is lifted has no effect any more. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: DataSource,
    private readonly atWork: CasesAtWork,
    private readonly cases: CasesService,
    private readonly decisions: DecisionStore,
    private readonly appeals: AppealStore,
    private readonly effects: EffectsService,
    private readonly news: ModerationEmails,
    private readonly log: LogStore,
  ) {}

  /** @throws Problem 404 for a case that is no appeal, 409 when somebody else has worked on it or the decision was the viewer's */
  async decide(viewer: Moderator, id: number, { outcome, facts, version }: OutcomeInput): Promise<void> {
    const after = await this.database.transaction(async (manager) => {
      const found = await this.atWork.lock(manager, viewer.id, id, version);
      const decision =
        found.subjectKind === 'decision' && (await this.decisions.find(manager, found.subjectId));
      if (!decision) throw new Problem('unknown-case');
      await this.atWork.requireNoConflict(manager, viewer.id, id);
      const isLifted = outcome === 'lifted';
      await this.appeals.decide(manager, decision.id, { outcome, facts, byId: viewer.id });
      if (isLifted) await this.decisions.lift(manager, decision.id);
      const days = decision.action === 'ban' ? evidenceDays.banned : evidenceDays.decided;
      await this.cases.close(manager, id, { outcome: isLifted ? 'acted' : 'no-breach', days });
      const followed = await this.effects.follow(manager, decision);
      const userIds = decision.personId === null ? [] : [decision.personId];
      for (const userId of userIds)
        await this.news.tell(manager, 'appeal', { userId, decisionId: decision.id });
      const details = { decisionId: decision.id, outcome };
      await this.log.add(manager, { actorId: viewer.id, caseId: id, what: 'appeal-decided', details });
      return () => {
        followed();
        this.news.announce(userIds);
      };
    });
    after();
  }
}
