import { meetupLines } from '@wayfellow/contracts';
import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { openMatchesSql } from '../../tables/matches.sql.js';
import { readersOfSql, wasThereSql } from '../../tables/messages.sql.js';
import { groupNamesSql, groupsApartSql } from '../../tables/together/conversations.sql.js';
import { peopleSql } from '../../tables/users.sql.js';

// Locked in order of id, as reading locks them. The lines that tell who came and went stay; a name for a group is their words, too.
const takeBackSql = `
  WITH own AS (
    SELECT id FROM messages WHERE sender_id = $1 AND kind IN ('text', 'renamed') AND content <> '' ORDER BY id FOR UPDATE
  )
  UPDATE messages SET content = '' FROM own WHERE messages.id = own.id`;

// As in the meetup itself, of which a deleted account leaves no words either.
const forgetSpotsSql = `
  UPDATE messages SET content = '${meetupLines.spotErased}'
  WHERE sender_id = $1 AND kind = 'changed' AND content LIKE '${meetupLines.spot('%', '%')}'`;

// Their own all, also where moderators hid it; received ones, and names, of those who still exist for them.
const copySql = `
  SELECT "with", "in", "isMine", content, "hiddenAt", "createdAt", "readAt" FROM (
    SELECT messages.id, match_id, conversation_id, CASE WHEN own.id IS NOT NULL THEN person.name END AS "with", place.name AS "in",
      sender_id = $1 AS "isMine", CASE WHEN sender_id = $1 OR hidden_at IS NULL THEN content ELSE '' END AS content,
      hidden_at AS "hiddenAt", created_at AS "createdAt", read_at AS "readAt"
    FROM messages
    LEFT JOIN ${peopleSql} person ON person.id = CASE WHEN sender_id = $1 THEN receiver_id ELSE sender_id END
    LEFT JOIN ${openMatchesSql} own ON own.id = match_id
    LEFT JOIN ${groupNamesSql} place ON match_id IS NULL AND place.id = conversation_id
    WHERE kind IN ('text', 'renamed') AND (sender_id = $1 OR receiver_id = $1 AND own.id IS NOT NULL)
    UNION ALL
    SELECT message.id, NULL, message.conversation_id, person.name, place.name, false,
      CASE WHEN hidden_at IS NULL THEN content ELSE '' END, hidden_at, created_at, NULL
    FROM ${groupsApartSql('$1')} seat
    JOIN messages message ON message.conversation_id = seat.conversation_id AND match_id IS NULL
      AND sender_id <> $1 AND sender_id <> ALL (seat.apart_from) AND ${wasThereSql('$1', 'message')}
    JOIN ${peopleSql} person ON person.id = sender_id
    JOIN ${groupNamesSql} place ON place.id = message.conversation_id
  ) copied
  ORDER BY match_id, conversation_id, id`;

// Those who read them. Also those who do not exist for them any more, so that the number does not tell who blocked them.
const countSql = `
  SELECT count(*)::int AS count FROM (
    SELECT receiver_id FROM messages WHERE sender_id = $1 AND match_id IS NOT NULL AND content <> ''
    UNION
    ${readersOfSql('$1', `content <> ''`)}
  ) reader`;

export const messagesPersonalData: PersonalTables = {
  // They stay with the other side: the correspondence is also theirs. A message taken back has no text.
  messages: {
    erase: ({ takeBackMessages }) => [forgetSpotsSql, ...(takeBackMessages ? [takeBackSql] : [])],
    copy: copySql,
    count: countSql,
  },
};
