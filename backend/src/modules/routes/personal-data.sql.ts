import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const routesPersonalData: PersonalTables = {
  routes: {
    erase: ['DELETE FROM routes WHERE user_id = $1'],
    copy: `
      SELECT id, title, share_id IS NOT NULL AS "isShared", created_at AS "createdAt"
      FROM routes WHERE user_id = $1 ORDER BY id`,
  },
};
