import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const digestsPersonalData: PersonalTables = {
  digests: {
    erase: ['DELETE FROM digests WHERE user_id = $1'],
    copy: 'SELECT told_at AS "toldAt" FROM digests WHERE user_id = $1',
  },
};
