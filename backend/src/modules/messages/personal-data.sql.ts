import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { openMatchesSql } from '../../tables/matches.sql.js';
import { peopleSql } from '../../tables/users.sql.js';

// Locked in order of id, as reading locks them. The lines that tell who came and went stay.
const takeBackSql = `
  WITH own AS (SELECT id FROM messages WHERE sender_id = $1 AND kind = 'text' AND content <> '' ORDER BY id FOR UPDATE)
  UPDATE messages SET content = '' FROM own WHERE messages.id = own.id`;

export const messagesPersonalData: PersonalTables = {
  // They stay with the other side: the correspondence is also theirs. A message taken back has no text.
  messages: {
    erase: ({ takeBackMessages }) => (takeBackMessages ? [takeBackSql] : []),
    // Their own all, also where moderators hid it; received ones, and names, of those who still exist for them.
    copy: `
      SELECT CASE WHEN own.id IS NOT NULL THEN person.name END AS "with", sender_id = $1 AS "isMine",
        CASE WHEN sender_id = $1 OR hidden_at IS NULL THEN content ELSE '' END AS content, hidden_at AS "hiddenAt",
        created_at AS "createdAt", read_at AS "readAt"
      FROM messages
      LEFT JOIN ${peopleSql} person ON person.id = CASE WHEN sender_id = $1 THEN receiver_id ELSE sender_id END
      LEFT JOIN ${openMatchesSql} own ON own.id = match_id
      WHERE sender_id = $1 OR receiver_id = $1 AND own.id IS NOT NULL
      ORDER BY match_id, messages.id`,
    // Also those who do not exist for them any more, so that the number does not tell who blocked them.
    count: `SELECT count(DISTINCT receiver_id)::int AS count FROM messages WHERE sender_id = $1 AND content <> ''`,
  },
};
