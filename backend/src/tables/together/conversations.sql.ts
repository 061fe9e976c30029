import { limits } from '@wayfellow/contracts';

/**
 * SQL that locks, until the commit, those of the given conversations that may be written to; ordered by id, so that two
 * transactions cannot deadlock. Columns: id, kind, match_id, members, apart.
 */
export const lockOpenConversationsSql = (ids: string): string => `
  SELECT id, kind, match_id, members, apart FROM conversations
  WHERE id = ANY(${ids}) AND is_open AND (writable_until IS NULL OR writable_until > clock_timestamp())
  ORDER BY id FOR UPDATE`;

/** Subquery: the id of a match's conversation; null if the backfill has not come to it yet. */
export const pairConversationSql = (match: string): string =>
  `(SELECT id FROM conversations WHERE match_id = ${match})`;

/** SQL that selects the ids of the conversations of more than two that a user is in, was in, or is invited to. */
export const groupsOfSql = (user: string): string => `
  SELECT conversations.id FROM conversations
  JOIN conversation_members ON conversation_id = conversations.id
  WHERE user_id = ${user} AND kind <> 'pair'`;

/**
 * SQL that selects what a user is in, and was in: conversation_id, invited_by, joined_after, left_at_id. Not what they were only
 * invited to.
 */
export const seatsEverSql = (user: string): string => `
  SELECT conversation_id, invited_by, joined_after, left_at_id FROM conversation_members
  WHERE user_id = ${user} AND state = 'member'
  UNION ALL
  SELECT conversation_id, invited_by, joined_after, left_at_id FROM conversation_members
  WHERE user_id = ${user} AND left_at_id IS NOT NULL`;

/**
 * Subquery: who was in a conversation of several while a user was. Columns: other_id, conversation_id, since_id (the latest message
 * before both were in), until_id (the latest one before one of them left; null while both are in).
 */
export const companionsSql = (user: string): string => `
  (SELECT theirs.user_id AS other_id, theirs.conversation_id, greatest(mine.joined_after, theirs.joined_after) AS since_id,
     least(mine.left_at_id, theirs.left_at_id) AS until_id
   FROM (${seatsEverSql(user)}) mine
   JOIN conversations ON id = mine.conversation_id AND kind <> 'pair'
   JOIN conversation_members theirs ON theirs.conversation_id = mine.conversation_id AND theirs.user_id <> ${user}
   WHERE (theirs.state = 'member' OR theirs.left_at_id IS NOT NULL)
     AND coalesce(greatest(mine.joined_after, theirs.joined_after) < least(mine.left_at_id, theirs.left_at_id), true))`;

/** Subquery: what those who are or were in a conversation of several call it: id, name. A meetup's is called like the meetup. */
export const groupNamesSql = `(SELECT id, coalesce(title, kind) AS name FROM conversations WHERE kind <> 'pair')`;

/**
 * Subquery: the conversations of more than two that a user is in, was in, or is invited to. Columns: conversation_id, apart_from (whom
 * they do not read).
 */
export const groupsApartSql = (user: string): string => `
  (SELECT id AS conversation_id, ${apartFromSql('conversation', user)} AS apart_from
   FROM conversations conversation WHERE id IN (${groupsOfSql(user)}))`;

/** SQL condition: two users were at some time in a conversation of several together. */
export const wereTogetherSql = (one: string, other: string): string => `
  EXISTS (
    SELECT FROM (${seatsEverSql(one)}) mine JOIN (${seatsEverSql(other)}) theirs USING (conversation_id)
    JOIN conversations ON id = conversation_id WHERE kind <> 'pair'
  )`;

/**
 * SQL that selects the ids of those who were in a conversation of several when a message was written, whatever has become of them.
 * Their row has the latest time that they were in it. Only meetups know an earlier one: of that tells `lastLineSql`, what the system's
 * last line about somebody before the message says they did.
 */
export const audienceSql = (
  conversation: string,
  message: string,
  lastLineSql: (user: string) => string,
): string => `
  SELECT user_id FROM conversation_members member
  WHERE conversation_id = ${conversation} AND (
    joined_after < ${message} AND (state = 'member' OR left_at_id >= ${message})
    OR EXISTS (SELECT FROM conversations meetup WHERE meetup.id = ${conversation} AND meetup.kind = 'meetup')
      AND ${lastLineSql('member.user_id')} = 'joined'
  )`;

/**
 * SQL that sets a conversation's owner, when these (an int[] expression) become its members: a group's oldest follows an owner who is
 * not among them, a meetup has one host, and no other. The name by which its maker's browser knows it goes with them.
 */
export const ownedAmongSql = (members: string): string => `
  owner_id = CASE WHEN owner_id = ANY (${members}) THEN owner_id ELSE (
    SELECT user_id FROM conversation_members
    WHERE kind = 'group' AND conversation_id = conversations.id AND user_id = ANY (${members})
    ORDER BY joined_after, user_id LIMIT 1
  ) END,
  client_id = CASE WHEN owner_id = ANY (${members}) THEN client_id END`;

/** SQL condition: somebody's row in conversation_members is an invitation that still waits for an answer. */
export const isInvitedSql = (member: string): string => `
  (${member}.state = 'invited' AND ${member}.invited_at > now() - interval '${limits.group.inviteDays} days')`;

/** SQL condition: a conversation can be written to now. */
export const isOpenSql = (conversation: string): string =>
  `(${conversation}.is_open AND (${conversation}.writable_until IS NULL OR ${conversation}.writable_until > now()))`;

/** SQL expression: whom a user does not read in a conversation. */
const apartFromSql = (conversation: string, user: string): string => `
  ARRAY(SELECT CASE WHEN ${conversation}.apart[at] = ${user} THEN ${conversation}.apart[at + 1] ELSE ${conversation}.apart[at] END
    FROM generate_series(1, cardinality(${conversation}.apart), 2) AS at
    WHERE ${user} IN (${conversation}.apart[at], ${conversation}.apart[at + 1]))`;

/**
 * Subquery: the conversations of several that a user is in or is invited to. Columns: conversation_id, kind, title, meetup_id, owner_id, state,
 * is_open, is_muted, invited_by, since (when they were invited or it was made), joined_after, unread_after (the latest message that
 * they have read or could not), apart_from (whom they do not read).
 */
export const seatsSql = (user: string): string => `
  (SELECT conversation.id AS conversation_id, conversation.kind, conversation.title, conversation.meetup_id, conversation.owner_id, seat.state,
     ${isOpenSql('conversation')} AS is_open, coalesce(seat.muted_until > now(), false) AS is_muted, seat.invited_by,
     coalesce(seat.invited_at, conversation.created_at) AS since, seat.joined_after,
     greatest(seat.read_up_to, seat.joined_after) AS unread_after, ${apartFromSql('conversation', user)} AS apart_from
   FROM conversation_members seat JOIN conversations conversation ON conversation.id = seat.conversation_id
   WHERE seat.user_id = ${user} AND conversation.kind <> 'pair'
     AND (seat.state = 'member' OR ${isInvitedSql('seat')} AND conversation.is_open))`;

/** Subquery: those of these that the user is in, and has not muted. */
export const unmutedGroupsSql = (user: string): string =>
  `(SELECT * FROM ${seatsSql(user)} seat WHERE state = 'member' AND NOT is_muted)`;

/** Subquery: who is in which conversation, of two or of several. Columns: conversation_id, user_id. */
export const membershipsSql = `(SELECT conversation_id, user_id FROM conversation_members WHERE state = 'member')`;

/**
 * SQL condition: a user is in a conversation of several that they have not muted, and joined it before a message. The same as in the
 * header: what is muted does not count.
 */
export const isHeardInGroupSql = (user: string, conversation: string, message: string): string => `
  EXISTS (
    SELECT FROM ${unmutedGroupsSql(user)} seat WHERE conversation_id = ${conversation} AND joined_after < ${message}
  )`;

/**
 * Subquery: who may read a message of a conversation of several. Columns: members, apart (those who do not read each other, two by
 * two).
 */
export const readersSql = (conversation: string, message: string): string => `
  (SELECT apart, ARRAY(
     SELECT user_id FROM conversation_members
     WHERE conversation_id = ${conversation} AND state = 'member' AND joined_after < ${message}
   ) AS members
   FROM conversations WHERE id = ${conversation})`;

/** Subquery: the id of a meetup's conversation. */
export const meetupConversationSql = (meetup: string): string =>
  `(SELECT id FROM conversations WHERE meetup_id = ${meetup})`;
