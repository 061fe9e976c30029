import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { openMatchesSql } from '../../tables/matches.sql.js';
import { peopleSql } from '../../tables/users.sql.js';

export const referencesPersonalData: PersonalTables = {
  /** What others wrote about a traveler goes with them. What they wrote stays without their name, or goes with their tips. */
  travel_references: {
    title: 'References',
    erase: ({ deleteTips }) => [
      `DELETE FROM travel_references WHERE subject_id = $1 OR (author_id = $1 AND revealed_at IS NULL)`,
      ...(deleteTips ? ['UPDATE travel_references SET text = NULL, reply = NULL WHERE author_id = $1'] : []),
    ],
    // What waits to be revealed is in its author's copy alone. People who do not exist for them are not named.
    copy: `
      SELECT CASE WHEN own.id IS NOT NULL THEN person.name END AS "about", NULL AS "by", met, text,
        felt_safe AS "feltSafe", NULL AS reply, reference.created_at AS "writtenAt"
      FROM travel_references reference JOIN ${peopleSql} person ON person.id = subject_id
      LEFT JOIN ${openMatchesSql} own ON own.id = match_id
      WHERE author_id = $1 AND withdrawn_at IS NULL
      UNION ALL
      SELECT NULL, person.name, met, text, NULL, reply, reference.created_at
      FROM travel_references reference JOIN ${peopleSql} person ON person.id = author_id
      WHERE subject_id = $1 AND is_shown AND match_id IN (SELECT id FROM ${openMatchesSql} met)
      ORDER BY "writtenAt"`,
  },
};
