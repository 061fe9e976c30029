import { Injectable } from '@nestjs/common';
import { type DecisionEmailsView, type DecisionInput, sanctions } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { ModerationEmails } from '../emails/moderation-emails.js';
import { CasesAtWork } from './cases-at-work.js';
import { requireFit } from './decision-fit.js';
import type { Moderator } from './moderator.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Shows moderators what a decision would say before they take it. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: DataSource,
    private readonly atWork: CasesAtWork,
    private readonly news: ModerationEmails,
  ) {}

  /**
   * The emails that a decision would send, by the checks of the decision itself; nothing is stored.
   * @throws Problem as deciding: 400, 403, 404, 409
   */
  async emails(viewer: Moderator, id: number, input: DecisionInput): Promise<DecisionEmailsView> {
    const { personId } = await this.database.transaction(async (manager) => {
      const found = await this.atWork.lock(manager, viewer.id, id, input.version);
      requireFit(viewer, found, input);
      await this.atWork.requireNoConflict(manager, viewer.id, id);
      return found;
    });
    const { rule = null, facts, days } = input;
    // That there was no breach is told to reporters alone.
    const action = sanctions.find((one) => one === input.action);
    const at = new Date();
    return {
      person:
        action && personId !== null
          ? await this.news.previewDecision(personId, {
              action,
              rule,
              facts: facts ?? '',
              until: days ? new Date(at.getTime() + days * DAY_MS) : null,
              at,
            })
          : null,
      reporter: this.news.previewOutcome(action ? 'acted' : 'no-breach'),
    };
  }
}
