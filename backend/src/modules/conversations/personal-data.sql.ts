import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { renamedBySql, wasRenamedSql } from '../../tables/messages.sql.js';
import { groupsOfSql, isInvitedSql, ownedAmongSql } from '../../tables/together/conversations.sql.js';
import { lockMeetupsOfSql } from '../../tables/together/meetups.sql.js';

// The name of a group stays with it, as messages do, unless who gave it takes those back.
const takeBackTitlesSql = `
  UPDATE conversations SET title = NULL
  WHERE title IS NOT NULL AND id IN (${groupsOfSql('$1')}) AND $1 = coalesce(${renamedBySql('conversations.id')}, (
    SELECT user_id FROM conversation_members
    WHERE conversation_id = conversations.id AND invited_by IS NULL ORDER BY joined_after, user_id LIMIT 1
  ))`;

export const conversationsPersonalData: PersonalTables = {
  // Those of two stay with the other side, as their match and messages do.
  conversations: {
    erase: ({ takeBackMessages }) => [
      lockMeetupsOfSql('$1'),
      // In order of id, as a batch of messages locks them.
      `SELECT id FROM conversations WHERE id IN (${groupsOfSql('$1')}) ORDER BY id FOR UPDATE`,
      `UPDATE conversations
       SET members = array_remove(members, $1), is_open = is_open AND cardinality(array_remove(members, $1)) > 0,
         ${ownedAmongSql('array_remove(members, $1)')}
       WHERE id IN (${groupsOfSql('$1')})`,
      ...(takeBackMessages ? [takeBackTitlesSql] : []),
    ],
    copy: `
      SELECT kind, title, created_at AS "createdAt" FROM conversations
      WHERE owner_id = $1 ORDER BY id`,
  },
  // After those: the rows say which conversations are locked.
  conversation_members: {
    erase: [
      `DELETE FROM conversation_members WHERE user_id = $1 AND conversation_id IN (${groupsOfSql('$1')})`,
    ],
    // Who left, or was taken out, does not learn a later name.
    copy: `
      SELECT kind, CASE WHEN state = 'member' OR ${isInvitedSql('member')} OR NOT ${wasRenamedSql('conversations.id', 'coalesce(left_at_id, 0)')}
          THEN title END AS title,
        state, nullif(muted_until, 'infinity') AS "mutedUntil", coalesce(muted_until = 'infinity', false) AS "isMutedAlways"
      FROM conversation_members member JOIN conversations ON conversations.id = conversation_id
      WHERE user_id = $1 ORDER BY conversation_id`,
  },
  // They stay with the messages of two, which say the same.
  read_marks: {
    erase: [],
    title: 'Times messages were read',
    copy: `SELECT read_at AS "readAt" FROM read_marks WHERE user_id = $1 ORDER BY conversation_id, up_to_id`,
  },
};
