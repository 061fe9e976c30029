import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const leavingPersonalData: PersonalTables = {
  departures: { erase: ['DELETE FROM departures WHERE user_id = $1'] },
};
