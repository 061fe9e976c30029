import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

/**
 * What was decided is kept until its time is over, no matter who leaves: it protects others. Their own part is in a traveler's
 * copy: what was decided about them, and their appeals.
 */
export const moderationPersonalData: PersonalTables = {
  decisions: {
    erase: [],
    copy: `
      SELECT id, action, rule, facts, until, automated AS "isAutomated", effective_at AS "createdAt",
        lifted_at AS "liftedAt"
      FROM decisions WHERE person_id = $1 AND effective_at IS NOT NULL AND action <> 'no-breach' ORDER BY id`,
  },
  appeals: {
    erase: [],
    copy: `
      SELECT appeals.decision_id AS "decisionId", appeals.text, appeals.created_at AS "createdAt", appeals.outcome,
        appeals.facts, appeals.decided_at AS "decidedAt"
      FROM appeals JOIN decisions ON decisions.id = appeals.decision_id WHERE decisions.person_id = $1 ORDER BY 1`,
  },
  // Only ids, and nothing in it can be changed.
  moderation_log: { erase: [] },
};
