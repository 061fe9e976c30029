import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const interestsPersonalData: PersonalTables = {
  user_interests: {
    title: 'Interests',
    erase: ['DELETE FROM user_interests WHERE user_id = $1'],
    copy: 'SELECT name FROM user_interests WHERE user_id = $1 ORDER BY id',
  },
};
