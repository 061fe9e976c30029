import type { EntityManager } from 'typeorm';
import { type DemoMatch, readDemoMatches } from './demo-matches.js';
import { type UserIds, idIn } from './ids.js';

const insertMatches = `
  INSERT INTO matches (requester_id, recipient_id, status, created_at, responded_at)
  SELECT requester_id, recipient_id, status, asked_at,
    CASE WHEN status = 'pending' THEN NULL ELSE asked_at + interval '5 hours' END
  FROM unnest($1::int[], $2::int[], $3::text[], $4::int[])
    WITH ORDINALITY AS demo(requester_id, recipient_id, status, days_ago, position)
  CROSS JOIN LATERAL (SELECT now() - make_interval(days => days_ago) AS asked_at) AS asked
  ORDER BY position
  RETURNING id`;

const insertMessages = `
  INSERT INTO messages (match_id, sender_id, receiver_id, content, created_at)
  SELECT match_id, sender_id, receiver_id, content, now() - make_interval(mins => minutes_ago)
  FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[])
    WITH ORDINALITY AS demo(match_id, sender_id, receiver_id, content, minutes_ago, position)
  ORDER BY position
  RETURNING id`;

// Afterwards, as receipts come: the database marks up to where each has read.
const readMessages = `UPDATE messages SET read_at = created_at + interval '4 minutes' WHERE id = ANY ($1)`;

/** The age of a conversation's last line, for each day since the request. */
const LAST_LINE_AGE_MINUTES = 35;
const BETWEEN_LINES_MINUTES = 17;

const linesOf = (match: DemoMatch, matchId: number, ids: UserIds) =>
  match.messages.map(({ from, text }, index) => {
    const linesAfter = match.messages.length - 1 - index;
    return {
      matchId,
      senderId: idIn(ids, from),
      receiverId: idIn(ids, from === match.from ? match.to : match.from),
      text,
      minutesAgo: LAST_LINE_AGE_MINUTES * match.daysAgo + BETWEEN_LINES_MINUTES * linesAfter,
      isRead: linesAfter >= match.unread,
    };
  });

/** Inserts matches, by default all between the demo travelers, and their conversations. */
export const seedMeetings = async (
  manager: EntityManager,
  ids: UserIds,
  demoMatches: readonly DemoMatch[] = readDemoMatches(),
): Promise<void> => {
  const matches: { id: number }[] = await manager.query(insertMatches, [
    demoMatches.map(({ from }) => idIn(ids, from)),
    demoMatches.map(({ to }) => idIn(ids, to)),
    demoMatches.map(({ status }) => status),
    demoMatches.map(({ daysAgo }) => daysAgo),
  ]);
  const lines = matches.flatMap(({ id }, index) => linesOf(demoMatches[index] as DemoMatch, id, ids));
  const messages: { id: number }[] = await manager.query(insertMessages, [
    lines.map(({ matchId }) => matchId),
    lines.map(({ senderId }) => senderId),
    lines.map(({ receiverId }) => receiverId),
    lines.map(({ text }) => text),
    lines.map(({ minutesAgo }) => minutesAgo),
  ]);
  await manager.query(readMessages, [messages.filter((_, at) => lines[at]?.isRead).map(({ id }) => id)]);
};
