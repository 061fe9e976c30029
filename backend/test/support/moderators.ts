import {
  type CaseView,
  type DecisionInput,
  type ReportInput,
  type Role,
  endpoints,
} from '@wayfellow/contracts';
import { type Client, newUser } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { report } from './reports.js';

/** Somebody with a role whose session was confirmed by a second step just now. */
export const newModerator = async (instance: Instance, role: Exclude<Role, 'traveler'> = 'moderator') => {
  const client = await newUser(instance);
  await query(instance, 'UPDATE users SET role = $2 WHERE id = $1', [client.user.id, role]);
  await query(
    instance,
    `UPDATE session SET sess = jsonb_set(sess::jsonb, '{secondFactorAt}', to_jsonb($2::bigint))
     WHERE sess->'passport'->>'user' = $1::text`,
    [client.user.id, Date.now()],
  );
  return client;
};

/** Somebody whose word has its full weight. */
export const newVoice = async (instance: Instance): Promise<Client> => {
  const client = await newUser(instance);
  await endNewness(instance, client);
  return client;
};

/** Makes somebody's account one that is no longer new. */
export const endNewness = async (instance: Instance, client: Client): Promise<void> => {
  await confirmEmail(instance, client);
  await query(instance, `UPDATE users SET created_at = now() - interval '8 days' WHERE id = $1`, [
    client.user.id,
  ]);
};

/** Has somebody confirmed their address, so that emails reach them. */
export const confirmEmail = async (instance: Instance, { user }: Client): Promise<void> => {
  await query(instance, 'UPDATE users SET confirmed_email = email, confirmed_at = now() WHERE id = $1', [
    user.id,
  ]);
};

/** So many people with a full voice report somebody, one after another. */
export const reportByMany = async (
  instance: Instance,
  about: Client,
  count: number,
  input?: Partial<ReportInput>,
): Promise<void> => {
  for (let made = 0; made < count; made += 1) await report(await newVoice(instance), about, input);
};

/** The latest case about a subject, by default a person. */
export const caseAbout = async (instance: Instance, subjectId: number, kind = 'person'): Promise<number> => {
  const sql = 'SELECT id FROM cases WHERE subject_kind = $1 AND subject_id = $2 ORDER BY id DESC LIMIT 1';
  const { rows } = await query<{ id: number }>(instance, sql, [kind, subjectId]);
  return (rows[0] as { id: number }).id;
};

export const readCase = async (moderator: Client, id: number): Promise<CaseView> =>
  (await moderator.call(endpoints.moderation.one, { params: { id } })).body;

export const FACTS = 'You asked two travelers for money.';

/** Decides a case as it is now. */
export const decide = async (
  instance: Instance,
  moderator: Client,
  id: number,
  input: Omit<DecisionInput, 'version'>,
) => {
  const { rows } = await query<{ version: number }>(instance, 'SELECT version FROM cases WHERE id = $1', [
    id,
  ]);
  const whole = input.action === 'no-breach' ? {} : { rule: 4, facts: FACTS };
  const body = { ...whole, ...input, version: rows[0]?.version as number };
  return moderator.call(endpoints.moderation.decide, { params: { id }, body });
};

/** Has the latest decision about somebody appealed against, and lifted by another moderator. */
export const liftDecision = async (instance: Instance, person: Client): Promise<void> => {
  const { decisions, moderation } = endpoints;
  const id = (await person.call(decisions.list)).body[0]?.id as number;
  await person.call(decisions.appeal, { params: { id }, body: { text: 'This is not what I meant by it.' } });
  const appealCase = await caseAbout(instance, id, 'decision');
  const other = await newModerator(instance);
  const { version } = await readCase(other, appealCase);
  const body = { outcome: 'lifted', facts: 'It breaks none of our rules.', version } as const;
  const { status } = await other.call(moderation.decideAppeal, { params: { id: appealCase }, body });
  expect(status).toBe(204);
};
