import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { momentSql, timeOfMomentSql } from '../../../platform/database/moment.sql.js';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { hasBlockedSql } from '../../../tables/blocks.sql.js';
import { contactsSql } from '../../../tables/matches.sql.js';
import { lastInGroupAtSql, lastMessageAtSql } from '../../../tables/messages.sql.js';
import { companionsSql } from '../../../tables/together/conversations.sql.js';
import { accountsSql, canSeeSql, peopleSql } from '../../../tables/users.sql.js';

export interface UnseenRow {
  id: number;
  name: string;
  lastContactAt: Date;
  /** Microseconds since 1970. */
  moment: number;
}

// $1 viewer, $2 and $3 the moment and id to begin after (or null), $4 the limit. Those whom the viewer blocked are in another
// list. Somebody suspended, banned or leaving is still seen by whom they are matched with, but not as before. Those who were in a
// group or a meetup's chat together were in contact until its latest message while both were in.
const unseenSql = `
  WITH met AS (
    SELECT other_id, max(at) AS at FROM (
      SELECT other_id, greatest(met_at, ${lastMessageAtSql('contact.id')}) AS at FROM ${contactsSql('$1::int')} contact
      UNION ALL
      SELECT other_id, ${lastInGroupAtSql('companion.conversation_id', 'companion.until_id')}
      FROM ${companionsSql('$1::int')} companion
    ) contact
    GROUP BY other_id
  )
  SELECT person.id, person.name, met.at AS "lastContactAt", ${momentSql('met.at')} AS moment
  FROM met JOIN ${peopleSql} person ON person.id = met.other_id
  JOIN ${accountsSql} account ON account.id = person.id
  WHERE met.at > now() - interval '${limits.unseenDays} days'
    AND (account.standing NOT IN ('active', 'held') OR NOT ${canSeeSql('$1', 'person')})
    AND NOT ${hasBlockedSql('$1::int', 'person.id')}
    AND ($2::bigint IS NULL
      OR (met.at, person.id) < (${timeOfMomentSql('$2')}, $3::int))
  ORDER BY met.at DESC, person.id DESC LIMIT $4`;

/** Whom a user was in contact with and no longer sees. */
@Injectable()
export class UnseenStore {
  constructor(private readonly pool: PgPool) {}

  /** The latest contact first, after a moment and an id. */
  async page(
    userId: number,
    [moment, id]: readonly [moment: number | null, id: number | null],
    count: number,
  ): Promise<UnseenRow[]> {
    return (await this.pool.query<UnseenRow>(unseenSql, [userId, moment, id, count])).rows;
  }
}
