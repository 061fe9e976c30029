import { limits } from '@wayfellow/contracts';
import { contactsSql, matchBetweenSql } from './matches.sql.js';

/** Subquery: who wrote each message to whom. */
export const correspondentsSql = '(SELECT id, sender_id, receiver_id FROM messages)';

/**
 * Subquery: those of the given messages (`ids`, a bigint[] placeholder) that belong to the conversation of two users, and so
 * many before and after each. Columns: id, sender_id, content, created_at, is_chosen.
 */
export const messagesAroundSql = (one: string, other: string, ids: string, count: number): string => `
  (WITH chosen AS (
    SELECT id, match_id FROM messages WHERE id = ANY(${ids}) AND match_id = ${matchBetweenSql(one, other)}
  )
  SELECT DISTINCT near.*, near.id = ANY(${ids}) AS is_chosen
  FROM chosen CROSS JOIN LATERAL (
    (SELECT id, sender_id, content, created_at FROM messages
     WHERE match_id = chosen.match_id AND id <= chosen.id ORDER BY id DESC LIMIT ${count + 1})
    UNION ALL
    (SELECT id, sender_id, content, created_at FROM messages
     WHERE match_id = chosen.match_id AND id > chosen.id ORDER BY id LIMIT ${count})
  ) near)`;

/** Subquery: how many of the messages that a user received in a match's conversation are unread. */
export const unreadMessagesSql = (receiver: string, match: string): string =>
  `(SELECT count(*) FROM messages WHERE receiver_id = ${receiver} AND match_id = ${match} AND read_at IS NULL)::int`;

/** Subquery: the first of these messages; null if all are read. */
export const firstUnreadMessageSql = (receiver: string, match: string): string =>
  `(SELECT min(id) FROM messages WHERE receiver_id = ${receiver} AND match_id = ${match} AND read_at IS NULL)`;

/** SQL that selects the ids of users who exchanged messages with a user in the last so many days. */
export const recentContactsSql = (user: string, days: number): string => `
  SELECT receiver_id AS id FROM messages
  WHERE sender_id = ${user} AND created_at > now() - interval '${days} days'
  UNION SELECT sender_id FROM messages
  WHERE receiver_id = ${user} AND created_at > now() - interval '${days} days'`;

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

/** SQL expression: the id of the latest message in a conversation of more than two; 0 before the first. */
export const latestOfConversationSql = (conversation: string): string =>
  `(SELECT coalesce(max(id), 0) FROM messages WHERE conversation_id = ${conversation} AND match_id IS NULL)`;
