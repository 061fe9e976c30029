import { type ReferenceInput, endpoints } from '@wayfellow/contracts';
import { ReferencesService } from '../../src/modules/references/references.service.js';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { newPair } from './matched.js';
import { query } from './query.js';

/** A text that nobody else writes. */
export const PRAISE = 'Two weeks, one thermos, no quarrel.';

/** Lets a match of two be as old as this. */
export const ageMatch = async (instance: Instance, one: Client, other: Client, hours = 25): Promise<void> => {
  await query(
    instance,
    `UPDATE matches SET responded_at = now() - $3::int * interval '1 hour'
     WHERE requester_id IN ($1, $2) AND recipient_id IN ($1, $2)`,
    [one.user.id, other.user.id, hours],
  );
};

/** Two new travelers who may write about each other. */
export const traveledPair = async (instance: Instance, other = instance): Promise<[Client, Client]> => {
  const pair = await newPair(instance, other);
  await ageMatch(instance, ...pair);
  return pair;
};

/** Writes about somebody, whatever the answer. */
export const writeAbout = (from: Client, about: Client, input: Partial<ReferenceInput> = {}) =>
  from.call(endpoints.references.create, {
    body: { userId: about.user.id, met: true, text: PRAISE, feltSafe: true, ...input },
  });

/** Writes about somebody and gives the id. */
export const mustWriteAbout = async (
  from: Client,
  about: Client,
  input?: Partial<ReferenceInput>,
): Promise<number> => {
  const answer = await writeAbout(from, about, input);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.id;
};

/** Lets so many days pass since everything was written that waits, and what is due be revealed. */
export const passDays = async (instance: Instance, days: number): Promise<void> => {
  const sql = `UPDATE travel_references SET created_at = created_at - $1::int * interval '1 day' WHERE revealed_at IS NULL`;
  await query(instance, sql, [days]);
  await instance.app.get(ReferencesService).revealOver();
};

/** What a viewer reads about somebody. */
export const referencesAbout = async (viewer: Client, about: Client) =>
  (await viewer.call(endpoints.references.list, { params: { id: about.user.id } })).body;

/** The page of somebody, as a viewer reads it. */
export const pageOf = async (viewer: Client, of: Client) =>
  (await viewer.call(endpoints.users.profile, { params: { id: of.user.id } })).body;

/** Adds what one wrote about another, which is shown, and gives its id. */
export const addReference = async (instance: Instance, author: Client, subject: Client): Promise<number> => {
  const { rows } = await query<{ id: number }>(
    instance,
    `INSERT INTO travel_references (match_id, author_id, subject_id, met, text, felt_safe, revealed_at, outcome)
     SELECT id, $1, $2, true, $3, true, now(), 'alone' FROM matches
     WHERE requester_id IN ($1, $2) AND recipient_id IN ($1, $2) RETURNING id`,
    [author.user.id, subject.user.id, PRAISE],
  );
  return (rows[0] as { id: number }).id;
};
