import type { CalendarDay } from '@wayfellow/contracts';
import { momentSql } from '../../../platform/database/moment.sql.js';
import { isInvitedSql, seatsSql } from '../../../tables/together/conversations.sql.js';
import { areMatchedSql } from '../../../tables/matches.sql.js';
import { meetupHeadsSql } from '../../../tables/together/meetups.sql.js';
import { UNREAD_MAX, lastInGroupSql, unreadInGroupSql } from '../../../tables/messages.sql.js';
import { peopleSql } from '../../../tables/users.sql.js';

/** The meetup whose chat a conversation is. */
interface MeetupHead {
  id: number;
  title: string;
  day: CalendarDay;
  /** ISO 8601. */
  startsAt: string;
  zone: string;
  /** The same, if it is the host's because that of the place is not known. */
  hostsZone: string | null;
  place: string;
  area: string;
  spot: string | null;
  /** Whether a decision hides it from the user. */
  isHidden: boolean;
}

/** A conversation of several that a user is in or is invited to, as `groupsSql` reads it. */
export interface GroupRow {
  id: number;
  kind: 'meetup' | 'group';
  title: string | null;
  meetup: MeetupHead | null;
  isOpen: boolean;
  isMuted: boolean;
  isInvited: boolean;
  invitedBy: number | null;
  joinedAfter: number;
  /** Of the last message that the user may read, of the invitation, or of the start; in microseconds. */
  activeAt: number;
  lastId: number | null;
  unreadCount: number;
}

/** Somebody in a conversation of several, or who was. */
export interface MemberRow {
  conversationId: number;
  id: number;
  name: string;
  profileImage: string | null;
  state: 'member' | 'invited' | 'left';
  isHost: boolean;
  isMatched: boolean;
  readUpTo: number | null;
}

// Who is in the chat has joined, and is told where exactly. Of a hidden one its host alone reads the texts.
const meetupSql = `
  CASE WHEN meetup_id IS NOT NULL THEN (
    SELECT json_build_object(
      'id', id, 'day', day, 'startsAt', starts_at, 'zone', zone, 'hostsZone', hosts_zone, 'place', place,
      'isHidden', is_hidden,
      'title', CASE WHEN is_hidden THEN '' ELSE title END, 'area', CASE WHEN is_hidden THEN '' ELSE area END,
      'spot', CASE WHEN NOT is_hidden THEN spot END
    )
    FROM ${meetupHeadsSql} meetup
    CROSS JOIN LATERAL (SELECT hidden_at IS NOT NULL AND page.owner_id IS DISTINCT FROM $1::int AS is_hidden) reader
    WHERE meetup.id = page.meetup_id
  ) END`;

/**
 * A page of a user's ($1) conversations of several, the latest first. $2 and $3 are the time and id to begin after (or null), $4 the
 * limit, $5 a conversation, to get that one only (or null).
 */
export const groupsSql = `
  WITH active AS (
    SELECT seat.*, last.id AS last_id,
      ${momentSql('coalesce(last.created_at, seat.since)')} AS active_at
    FROM ${seatsSql('$1::int')} seat LEFT JOIN LATERAL ${lastInGroupSql('seat')} last ON seat.state = 'member'
    WHERE $5::int IS NULL OR seat.conversation_id = $5
  ),
  page AS (
    SELECT * FROM active WHERE $2::bigint IS NULL OR (active_at, conversation_id) < ($2, $3::int)
    ORDER BY active_at DESC, conversation_id DESC LIMIT $4
  )
  SELECT conversation_id AS id, kind, title, ${meetupSql} AS meetup, is_open AS "isOpen", is_muted AS "isMuted", state = 'invited' AS "isInvited",
    invited_by AS "invitedBy", joined_after AS "joinedAfter", active_at AS "activeAt", last_id AS "lastId",
    CASE WHEN state = 'member' THEN ${unreadInGroupSql('$1', 'page', UNREAD_MAX)} ELSE 0 END AS "unreadCount"
  FROM page ORDER BY active_at DESC, conversation_id DESC`;

/**
 * Who is in the conversations $2, is invited, or, where $3 is a message's id, was in after it; as a user ($1) sees them: how far
 * somebody has read is not shown between those who do not read each other, or to who is only invited.
 */
export const membersSql = `
  SELECT conversation.id AS "conversationId", person.id, person.name, person.profile_image AS "profileImage",
    CASE WHEN member.state IN ('member', 'invited') THEN member.state ELSE 'left' END AS state,
    coalesce(conversation.owner_id = person.id, false) AS "isHost", ${areMatchedSql('$1::int', 'person.id')} AS "isMatched",
    CASE WHEN member.state = 'member' AND seat.state = 'member' AND NOT seat.apart_from @> ARRAY[person.id] THEN member.read_up_to END AS "readUpTo"
  FROM conversations conversation
  JOIN conversation_members member ON member.conversation_id = conversation.id
  JOIN ${seatsSql('$1::int')} seat ON seat.conversation_id = conversation.id
  JOIN ${peopleSql} person ON person.id = member.user_id
  WHERE conversation.id = ANY ($2::int[])
    AND (member.state = 'member' OR ${isInvitedSql('member')} OR member.left_at_id > $3::bigint)
  ORDER BY conversation.id, (member.state = 'member') DESC, (member.state = 'invited') DESC, member.joined_after, person.id`;
