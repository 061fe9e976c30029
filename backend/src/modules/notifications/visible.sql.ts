import { alwaysListedKinds } from '@wayfellow/contracts';
import { blockedSql } from '../../tables/blocks.sql.js';
import { reachableSql } from '../../tables/users.sql.js';

const always = alwaysListedKinds.map((kind) => `'${kind}'`).join(', ');

/**
 * SQL condition on a notification of a user ($1): users who are blocked or away do not exist for the user, nor does what they
 * did.
 */
export const isVisibleSql = `(
  actor_id IS NULL OR kind IN (${always})
  OR (actor_id IN (SELECT id FROM ${reachableSql} reachable) AND actor_id NOT IN (${blockedSql('$1')}))
)`;
