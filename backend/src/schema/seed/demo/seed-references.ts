import type { EntityManager } from 'typeorm';
import { MATCHED_DAYS_BEFORE, readDemoReferences } from './demo-references.js';
import { type UserIds, idIn } from './ids.js';

const insertMatches = `
  INSERT INTO matches (requester_id, recipient_id, status, created_at, responded_at)
  SELECT one_id, other_id, 'accepted', asked_at, asked_at + interval '3 hours'
  FROM unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS demo(one_id, other_id, days_ago, position)
  CROSS JOIN LATERAL (
    SELECT now() - make_interval(days => days_ago + ${MATCHED_DAYS_BEFORE}) AS asked_at
  ) AS asked
  ORDER BY position
  RETURNING id`;

// Written some days after the first day together, by the second of the two a day later.
const insertReferences = `
  INSERT INTO travel_references
    (match_id, author_id, subject_id, met, text, felt_safe, place, traveled_on, created_at, revealed_at, outcome,
     reply, replied_at)
  SELECT match_id, author_id, subject_id, true, nullif(text, ''), true, place, (traveled_at AT TIME ZONE 'UTC')::date,
    traveled_at + make_interval(days => 5 + later), traveled_at + interval '6 days', 'confirmed',
    reply, CASE WHEN reply IS NOT NULL THEN traveled_at + interval '7 days' END
  FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[])
    WITH ORDINALITY AS demo(match_id, author_id, subject_id, text, place, days_ago, later, reply, position)
  CROSS JOIN LATERAL (SELECT now() - make_interval(days => days_ago) AS traveled_at) AS traveled
  ORDER BY position`;

/** Inserts what the demo travelers wrote about each other, with the matches it rests on. */
export const seedReferences = async (manager: EntityManager, ids: UserIds): Promise<void> => {
  const pairs = readDemoReferences();
  const matches: { id: number }[] = await manager.query(insertMatches, [
    pairs.map(({ one }) => idIn(ids, one)),
    pairs.map(({ other }) => idIn(ids, other)),
    pairs.map(({ daysAgo }) => daysAgo),
  ]);
  const rows = pairs.flatMap(({ one, other, byOne, byOther, reply = null, place, daysAgo }, at) => {
    const about = { matchId: matches[at]?.id, place, daysAgo };
    const [oneId, otherId] = [idIn(ids, one), idIn(ids, other)];
    return [
      { ...about, authorId: oneId, subjectId: otherId, text: byOne, later: 0, reply: null },
      { ...about, authorId: otherId, subjectId: oneId, text: byOther, later: 1, reply },
    ];
  });
  await manager.query(insertReferences, [
    rows.map(({ matchId }) => matchId),
    rows.map(({ authorId }) => authorId),
    rows.map(({ subjectId }) => subjectId),
    rows.map(({ text }) => text),
    rows.map(({ place }) => place),
    rows.map(({ daysAgo }) => daysAgo),
    rows.map(({ later }) => later),
    rows.map(({ reply }) => reply),
  ]);
};
