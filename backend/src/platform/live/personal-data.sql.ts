import type { PersonalTables } from '../personal-data/personal-data.js';

export const livePersonalData: PersonalTables = {
  // Deleted within minutes after the traveler has left.
  presence: { erase: ['DELETE FROM presence WHERE user_id = $1'] },
};
