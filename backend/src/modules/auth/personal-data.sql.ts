import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const authPersonalData: PersonalTables = {
  pending_sign_ins: { erase: ['DELETE FROM pending_sign_ins WHERE user_id = $1'] },
};
