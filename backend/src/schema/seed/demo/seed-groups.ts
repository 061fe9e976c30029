import type { EntityManager } from 'typeorm';
import { type DemoGroup, readDemoGroups } from './demo-groups.js';
import { type UserIds, idIn } from './ids.js';

const insertGroup = `
  INSERT INTO conversations (kind, title, owner_id, members, created_at)
  VALUES ('group', $1, $2, $3::int[], now() - make_interval(days => $4))
  RETURNING id`;

const insertLines = `
  INSERT INTO messages (conversation_id, kind, sender_id, content, created_at)
  SELECT $1, kind, sender_id, content, now() - make_interval(mins => minutes_ago)
  FROM unnest($2::text[], $3::int[], $4::text[], $5::int[])
    WITH ORDINALITY AS demo(kind, sender_id, content, minutes_ago, position)
  ORDER BY position`;

// Everybody was there from the first line, and has read the last.
const insertMembers = `
  INSERT INTO conversation_members (conversation_id, user_id, state, invited_by, read_up_to)
  SELECT $1, user_id, 'member', CASE WHEN user_id <> $2 THEN $2 END,
    (SELECT max(id) FROM messages WHERE conversation_id = $1)
  FROM unnest($3::int[]) AS demo(user_id)`;

/** The age of the last line; each one before it is a little older. */
const LAST_LINE_AGE_MINUTES = 26;
const BETWEEN_LINES_MINUTES = 13;

const linesOf = ({ members, lines }: DemoGroup, ids: UserIds) => {
  const joined = members.map((username, index) => ({
    kind: 'joined',
    senderId: idIn(ids, username),
    content: String(index + 2),
  }));
  const written = lines.map(({ from, text }) => ({ kind: 'text', senderId: idIn(ids, from), content: text }));
  return [...joined, ...written].map((line, index, all) => ({
    ...line,
    minutesAgo: LAST_LINE_AGE_MINUTES + BETWEEN_LINES_MINUTES * (all.length - 1 - index),
  }));
};

/** Inserts the groups of the demo travelers, after their matches. */
export const seedGroups = async (manager: EntityManager, ids: UserIds): Promise<void> => {
  for (const group of readDemoGroups()) {
    const ownerId = idIn(ids, group.owner);
    const memberIds = [ownerId, ...group.members.map((username) => idIn(ids, username))];
    const [{ id }] = await manager.query<[{ id: number }]>(insertGroup, [
      group.title,
      ownerId,
      memberIds,
      group.daysAgo,
    ]);
    const lines = linesOf(group, ids);
    await manager.query(insertLines, [
      id,
      lines.map(({ kind }) => kind),
      lines.map(({ senderId }) => senderId),
      lines.map(({ content }) => content),
      lines.map(({ minutesAgo }) => minutesAgo),
    ]);
    await manager.query(insertMembers, [id, ownerId, memberIds]);
  }
};
