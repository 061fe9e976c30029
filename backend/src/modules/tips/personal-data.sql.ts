import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { peopleSql } from '../../tables/users.sql.js';
import { isReadableSql } from './tips.query.js';

export const tipsPersonalData: PersonalTables = {
  tip_upvotes: {
    title: 'Upvoted tips',
    erase: [
      // As an upvote does, before it changes the counter; by id, so that two transactions cannot deadlock.
      `SELECT id FROM tips WHERE id IN (SELECT tip_id FROM tip_upvotes WHERE user_id = $1)
       ORDER BY id FOR NO KEY UPDATE`,
      `WITH removed AS (DELETE FROM tip_upvotes WHERE user_id = $1 RETURNING tip_id)
       UPDATE tips SET upvotes = upvotes - 1 WHERE id IN (SELECT tip_id FROM removed)`,
    ],
    // Titles of those that exist for them.
    copy: `
      SELECT t.id AS "tipId", CASE WHEN ${isReadableSql} THEN t.title END AS title
      FROM tip_upvotes JOIN tips t ON t.id = tip_upvotes.tip_id JOIN ${peopleSql} author ON author.id = t.author_id
      WHERE user_id = $1 ORDER BY t.id`,
  },
  tips: {
    erase: ({ deleteTips }) => (deleteTips ? ['DELETE FROM tips WHERE author_id = $1'] : []),
    copy: `
      SELECT id, title, content, category, upvotes, created_at AS "createdAt" FROM tips
      WHERE author_id = $1 ORDER BY id`,
    count: 'SELECT count(*)::int AS count FROM tips WHERE author_id = $1',
  },
};
