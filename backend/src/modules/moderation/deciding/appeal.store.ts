import { Injectable } from '@nestjs/common';
import type { AppealOutcome } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';

const decideSql = `
  UPDATE appeals SET outcome = $2, facts = $3, by_id = $4, decided_at = now() WHERE decision_id = $1`;

/** Appeals as those who decide them write them. */
@Injectable()
export class AppealStore {
  async decide(
    manager: EntityManager,
    decisionId: number,
    { outcome, facts, byId }: { outcome: AppealOutcome; facts: string; byId: number },
  ): Promise<void> {
    await manager.query(decideSql, [decisionId, outcome, facts, byId]);
  }
}
