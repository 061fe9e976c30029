import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const exportsPersonalData: PersonalTables = {
  // A job removes the files, and then the rows.
  data_exports: {
    title: 'Copies of your data',
    erase: ['UPDATE data_exports SET user_id = NULL WHERE user_id = $1'],
    copy: 'SELECT created_at AS "askedAt", state FROM data_exports WHERE user_id = $1 ORDER BY id',
  },
};
