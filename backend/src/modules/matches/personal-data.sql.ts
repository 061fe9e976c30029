import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { blockersSql } from '../../tables/blocks.sql.js';
import { peopleSql } from '../../tables/users.sql.js';

export const matchesPersonalData: PersonalTables = {
  matches: {
    title: 'Requests and matches',
    erase: [
      // In order of id, as a batch of messages locks them.
      `SELECT id FROM matches WHERE requester_id = $1 OR recipient_id = $1 ORDER BY id FOR UPDATE`,
      `DELETE FROM matches WHERE (requester_id = $1 OR recipient_id = $1) AND status <> 'accepted'`,
      // Only blocks by the others are left.
      `UPDATE matches SET barred = false WHERE barred AND (
         requester_id = $1 AND recipient_id NOT IN (${blockersSql('$1')})
         OR recipient_id = $1 AND requester_id NOT IN (${blockersSql('$1')})
       )`,
    ],
    copy: `
      SELECT person.name AS "with", requester_id = $1 AS "isMine", status, matches.created_at AS "createdAt",
        responded_at AS "respondedAt"
      FROM matches
      JOIN ${peopleSql} person ON person.id = CASE WHEN requester_id = $1 THEN recipient_id ELSE requester_id END
      WHERE (requester_id = $1 OR recipient_id = $1) AND NOT barred ORDER BY matches.id`,
  },
  sent_requests: { erase: ['DELETE FROM sent_requests WHERE requester_id = $1'] },
};
