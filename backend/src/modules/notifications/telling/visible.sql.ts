import { alwaysListedKinds } from '@wayfellow/contracts';
import { blockedSql } from '../../../tables/blocks.sql.js';
import { isHeardInGroupSql, seatsSql } from '../../../tables/together/conversations.sql.js';
import { reachableSql } from '../../../tables/users.sql.js';
import { conversationOfLineSql, firstUnreadOfLineSql } from './message-lines.sql.js';

const always = alwaysListedKinds.map((kind) => `'${kind}'`).join(', ');

const isHeard = isHeardInGroupSql('$1', conversationOfLineSql, `(subject->>'messageId')::bigint`);

/**
 * SQL condition on a notification of a user ($1): users who are blocked or away do not exist for the user, nor does what they
 * did. Messages of several are there while the user is in the conversation and has not muted it, also of somebody who left us; an
 * invitation while it waits, or was accepted and the user is still in; that a meetup was cancelled is told also because its host is away.
 */
export const isVisibleSql = `(
  actor_id IS NULL OR kind IN (${always})
  OR actor_id NOT IN (${blockedSql('$1')}) AND CASE
    WHEN kind = 'message' AND ${conversationOfLineSql} IS NOT NULL THEN ${isHeard}
    WHEN kind = 'meetup' AND subject->>'event' = 'cancelled' THEN true
    ELSE actor_id IN (SELECT id FROM ${reachableSql} reachable)
      AND (kind <> 'group' OR EXISTS (SELECT FROM ${seatsSql('$1')} seat WHERE conversation_id = ${conversationOfLineSql}))
  END
)`;

/**
 * SQL condition on a notification of a user ($1): it is still to be told by email or on a device. It is unread, and so is a
 * message of its conversation, where it is about one.
 */
export const isToBeToldSql = `(
  read_at IS NULL AND ${isVisibleSql}
  AND (kind <> 'message' OR ${firstUnreadOfLineSql} IS NOT NULL)
)`;
