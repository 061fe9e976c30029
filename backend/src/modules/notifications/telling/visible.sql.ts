import { alwaysListedKinds } from '@wayfellow/contracts';
import { blockedSql } from '../../../tables/blocks.sql.js';
import { firstUnreadMessageSql } from '../../../tables/messages.sql.js';
import { reachableSql } from '../../../tables/users.sql.js';

const always = alwaysListedKinds.map((kind) => `'${kind}'`).join(', ');

/**
 * SQL condition on a notification of a user ($1): users who are blocked or away do not exist for the user, nor does what they
 * did.
 */
export const isVisibleSql = `(
  actor_id IS NULL OR kind IN (${always})
  OR (actor_id IN (SELECT id FROM ${reachableSql} reachable) AND actor_id NOT IN (${blockedSql('$1')}))
)`;

/**
 * SQL condition on a notification of a user ($1): it is still to be told by email or on a device. It is unread, and so is a
 * message of its conversation, where it is about one.
 */
export const isToBeToldSql = `(
  read_at IS NULL AND ${isVisibleSql}
  AND (kind <> 'message' OR ${firstUnreadMessageSql('$1', `(subject->>'matchId')::int`)} IS NOT NULL)
)`;
