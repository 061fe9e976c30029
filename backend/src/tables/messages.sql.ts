import { limits } from '@wayfellow/contracts';
import { wereBlockedSql } from './blocks.sql.js';
import { audienceSql, seatsSql, unmutedGroupsSql } from './together/conversations.sql.js';
import { contactsSql, matchBetweenSql } from './matches.sql.js';

/** SQL that selects the ids of those who were in a conversation of several when a message of it was written. */
const audienceOfSql = (message: string): string =>
  audienceSql(
    `${message}.conversation_id`,
    `${message}.id`,
    (user) => `(
      SELECT line.kind FROM messages line
      WHERE line.conversation_id = ${message}.conversation_id AND line.match_id IS NULL AND line.sender_id = ${user}
        AND line.kind IN ('joined', 'left') AND line.id < ${message}.id
      ORDER BY line.id DESC LIMIT 1
    )`,
  );

/** SQL condition: somebody wrote a message of a conversation of several while a user was in it. `message` is the table or its alias. */
export const wasThereSql = (user: string, message: string): string => `(
  ${message}.kind = 'text' AND EXISTS (SELECT FROM (${audienceOfSql(message)}) reader WHERE reader.user_id = ${user}))`;

/** SQL condition: a user has read a message of a conversation of several, or could. `message` is the table or its alias. */
const couldReadSql = (user: string, message: string): string => `(
  ${wasThereSql(user, message)}
  AND NOT ${wereBlockedSql(user, `${message}.sender_id`, `${message}.created_at`)}
)`;

/** Subquery: the messages that a user wrote or read. Columns: id, sender_id, was_received. */
export const knownMessagesSql = (user: string): string => `
  (SELECT id, sender_id, sender_id <> ${user} AS was_received FROM messages WHERE ${user} IN (sender_id, receiver_id)
   UNION ALL
   SELECT id, sender_id, true FROM messages message
   WHERE match_id IS NULL AND sender_id <> ${user} AND ${couldReadSql(user, 'message')})`;

/**
 * Subquery: those of the given messages (`ids`, a bigint[] placeholder) that are of two users, in their own conversation or in
 * one of several, and so many before and after each, as far as the first of the two could read them. Columns: id, sender_id (null
 * for anybody else), content, created_at, is_chosen.
 */
export const messagesAroundSql = (one: string, other: string, ids: string, count: number): string => {
  const around = (where: string) => `
    (SELECT id, sender_id, content, created_at FROM messages near WHERE ${where} AND id <= chosen.id
     ORDER BY id DESC LIMIT ${count + 1})
    UNION ALL
    (SELECT id, sender_id, content, created_at FROM messages near WHERE ${where} AND id > chosen.id
     ORDER BY id LIMIT ${count})`;
  return `
  (WITH chosen AS (
    SELECT id, match_id FROM messages WHERE id = ANY(${ids}) AND match_id = ${matchBetweenSql(one, other)}
  ),
  chosen_of_several AS (
    SELECT id, conversation_id FROM messages message
    WHERE id = ANY(${ids}) AND match_id IS NULL AND sender_id IN (${one}, ${other}) AND ${couldReadSql(one, 'message')}
  )
  SELECT DISTINCT near.*, near.id = ANY(${ids}) AS is_chosen
  FROM chosen CROSS JOIN LATERAL (${around('match_id = chosen.match_id')}) near
  UNION ALL
  SELECT DISTINCT near.id, CASE WHEN near.sender_id IN (${one}, ${other}) THEN near.sender_id END, near.content,
    near.created_at, near.id = ANY(${ids})
  FROM chosen_of_several chosen CROSS JOIN LATERAL (${around(
    `conversation_id = chosen.conversation_id AND match_id IS NULL AND ${couldReadSql(one, 'near')}`,
  )}) near)`;
};

/** Subquery: how many of the messages that a user received in a match's conversation are unread. */
export const unreadMessagesSql = (receiver: string, match: string): string =>
  `(SELECT count(*) FROM messages WHERE receiver_id = ${receiver} AND match_id = ${match} AND read_at IS NULL)::int`;

/** Subquery: the first of these messages; null if all are read. */
export const firstUnreadMessageSql = (receiver: string, match: string): string =>
  `(SELECT min(id) FROM messages WHERE receiver_id = ${receiver} AND match_id = ${match} AND read_at IS NULL)`;

/** SQL that selects the ids of those who read, or could, what a user wrote in conversations of several. `message` is its alias. */
export const readersOfSql = (user: string, where: string): string => `
  SELECT DISTINCT reader.user_id AS id FROM messages message
  CROSS JOIN LATERAL (${audienceOfSql('message')}) reader
  WHERE sender_id = ${user} AND match_id IS NULL AND kind = 'text' AND reader.user_id <> ${user} AND ${where}`;

/** SQL that selects the ids of users who exchanged messages with a user in the last so many days, or read theirs among others. */
export const recentContactsSql = (user: string, days: number): string => `
  SELECT receiver_id AS id FROM messages
  WHERE sender_id = ${user} AND match_id IS NOT NULL AND created_at > now() - interval '${days} days'
  UNION SELECT sender_id FROM messages
  WHERE receiver_id = ${user} AND created_at > now() - interval '${days} days'
  UNION SELECT id FROM (${readersOfSql(user, `message.created_at > now() - interval '${days} days'`)}) reader`;

/**
 * Subquery: what was read at one time of the conversations of the given matches (`matches`, an int[] placeholder). Columns:
 * match_id, user_id, up_to_id, read_at. Exact to the millisecond, as the marks that a trigger makes.
 */
export const receiptsSql = (matches: string): string => `
  (SELECT match_id, receiver_id AS user_id, max(id) AS up_to_id, date_trunc('milliseconds', read_at) AS read_at
   FROM messages WHERE match_id = ANY(${matches}) AND read_at IS NOT NULL
   GROUP BY match_id, receiver_id, date_trunc('milliseconds', read_at))`;

/** Subquery: when the latest message of each match was written. */
export const lastMessageAtSql = (match: string): string =>
  `(SELECT created_at FROM messages WHERE match_id = ${match} ORDER BY id DESC LIMIT 1)`;

/** Subquery: who gave a conversation of several its name last; null if nobody has since it was made. */
export const renamedBySql = (conversation: string): string => `
  (SELECT sender_id FROM messages
   WHERE conversation_id = ${conversation} AND match_id IS NULL AND kind = 'renamed' ORDER BY id DESC LIMIT 1)`;

/** SQL condition: somebody gave a conversation of several another name after a message. */
export const wasRenamedSql = (conversation: string, message: string): string => `
  EXISTS (
    SELECT FROM messages
    WHERE conversation_id = ${conversation} AND match_id IS NULL AND kind = 'renamed' AND id > ${message}
  )`;

/** Subquery: when the latest message of a conversation of several was written, or of those up to one (`until` may be null). */
export const lastInGroupAtSql = (conversation: string, until: string): string => `
  (SELECT created_at FROM messages
   WHERE conversation_id = ${conversation} AND match_id IS NULL AND id <= coalesce(${until}, ${Number.MAX_SAFE_INTEGER})
   ORDER BY id DESC LIMIT 1)`;

/** How many of a user's conversations, the latest first, count for how soon they answer. */
const ANSWERED_AMONG = 100;

/**
 * SQL expression: whether a user usually (by the median) answers the first message of a conversation within a day; null where
 * fewer than some were written to them lately. One that still has no answer after a day counts as answered later.
 */
export const answersWithinADaySql = (user: string): string => `
  (SELECT CASE WHEN count(*) >= ${limits.firstAnswers.min} THEN
     percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(extract(epoch FROM answer.created_at - first.created_at), 'Infinity'))
       <= 86400
   END
   FROM (SELECT id FROM ${contactsSql(user)} contact ORDER BY met_at DESC LIMIT ${ANSWERED_AMONG}) contact
   CROSS JOIN LATERAL (
     SELECT sender_id, created_at FROM messages WHERE match_id = contact.id ORDER BY id LIMIT 1
   ) first
   LEFT JOIN LATERAL (
     SELECT created_at FROM messages WHERE match_id = contact.id AND sender_id = ${user} ORDER BY id LIMIT 1
   ) answer ON true
   WHERE first.sender_id <> ${user} AND first.created_at > now() - interval '${limits.firstAnswers.days} days'
     AND (answer.created_at IS NOT NULL OR first.created_at <= now() - interval '1 day'))`;

/** Of a conversation of several so many unread messages are counted: shown as '99+'. */
export const UNREAD_MAX = 100;

/** SQL condition: a message is unread for a user in a conversation of several. `seat` is a row of `seatsSql`. */
const isUnreadInGroupSql = (user: string, seat: string): string => `
  conversation_id = ${seat}.conversation_id AND match_id IS NULL AND id > ${seat}.unread_after AND kind = 'text'
    AND sender_id <> ${user} AND sender_id <> ALL (${seat}.apart_from)`;

/**
 * SQL expression: how many messages of a conversation of several a user has not read, counted up to a number. `seat` is a row of
 * `seatsSql`.
 */
export const unreadInGroupSql = (user: string, seat: string, max: number): string => `
  (SELECT count(*) FROM (SELECT FROM messages WHERE ${isUnreadInGroupSql(user, seat)} LIMIT ${max}) unread)::int`;

/** The same by the id of the conversation; 0 where the user is not in it, or has muted it. */
export const unreadMessagesOfGroupSql = (user: string, conversation: string): string => `
  coalesce((
    SELECT ${unreadInGroupSql(user, 'seat', UNREAD_MAX)} FROM ${unmutedGroupsSql(user)} seat
    WHERE seat.conversation_id = ${conversation}
  ), 0)`;

/** Subquery: the first of these messages; null if there are none. */
export const firstUnreadOfGroupSql = (user: string, conversation: string): string => `
  (SELECT first.id FROM ${unmutedGroupsSql(user)} seat
   CROSS JOIN LATERAL (SELECT id FROM messages WHERE ${isUnreadInGroupSql(user, 'seat')} ORDER BY id LIMIT 1) first
   WHERE seat.conversation_id = ${conversation})`;

/**
 * Subquery: how a conversation of several stands for a user who is in it. Columns: unread_after (up to which message they have read),
 * is_muted, latest_id and sender_id of the latest unread message (null if there is none, or it is muted).
 */
export const groupInboxSql = (user: string, conversation: string): string => `
  (SELECT seat.unread_after, seat.is_muted, latest.id AS latest_id, latest.sender_id FROM ${seatsSql(user)} seat
   LEFT JOIN LATERAL (
     SELECT id, sender_id FROM messages WHERE ${isUnreadInGroupSql(user, 'seat')} ORDER BY id DESC LIMIT 1
   ) latest ON NOT seat.is_muted
   WHERE seat.conversation_id = ${conversation} AND seat.state = 'member')`;

/** Subquery: the latest message that somebody may read in a conversation of several. `seat` is a row of `seatsSql`. */
export const lastInGroupSql = (seat: string): string => `
  (SELECT id, created_at FROM messages
   WHERE conversation_id = ${seat}.conversation_id AND match_id IS NULL AND id > ${seat}.joined_after
     AND (kind <> 'text' OR sender_id <> ALL (${seat}.apart_from))
   ORDER BY id DESC LIMIT 1)`;
