import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { peopleSql } from '../../tables/users.sql.js';

export const blocksPersonalData: PersonalTables = {
  // Blocks by others are theirs, and stay.
  blocks: {
    title: 'Blocked people',
    erase: ['DELETE FROM blocks WHERE blocker_id = $1'],
    copy: `
      SELECT person.name, created_at AS "blockedAt" FROM blocks JOIN ${peopleSql} person ON person.id = blocked_id
      WHERE blocker_id = $1 ORDER BY created_at, blocked_id`,
  },
};
