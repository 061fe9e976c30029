import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';

interface Made {
  action: string;
  automated: boolean;
  /** How many days ago it took effect; null for a proposal. */
  daysAgo: number | null;
}

const addSql = `
  WITH opened AS (
    INSERT INTO cases (person_id, subject_kind, subject_id, urgency, opened_by, due_at, state, outcome, closed_at)
    VALUES ($1::int, 'person', $1::int, 'high', 'report', now(), 'closed', 'acted', now()) RETURNING id
  )
  INSERT INTO decisions (case_id, person_id, subject_kind, subject_id, action, rule, facts, automated, effective_at)
  SELECT id, $1::int, 'person', $1::int, $2, 4, 'You asked two travelers for money.', $3, now() - $4::int * interval '1 day'
  FROM opened RETURNING id`;

/** A decision about somebody that has no effect on their account; gives its id. */
export const decisionAbout = async (
  instance: Instance,
  { user }: Client,
  { action = 'warn', automated = false, daysAgo = 0 }: Partial<Made> = {},
): Promise<number> => {
  const { rows } = await query<{ id: number }>(instance, addSql, [user.id, action, automated, daysAgo]);
  return (rows[0] as { id: number }).id;
};
