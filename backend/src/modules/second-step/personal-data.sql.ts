import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const secondStepPersonalData: PersonalTables = {
  passkey_challenges: { erase: ['DELETE FROM passkey_challenges WHERE user_id = $1'] },
  passkeys: {
    erase: ['DELETE FROM passkeys WHERE user_id = $1'],
    copy: `
      SELECT device, created_at AS "addedAt", used_at AS "usedAt" FROM passkeys WHERE user_id = $1
      ORDER BY passkeys.id`,
  },
  recovery_codes: { erase: ['DELETE FROM recovery_codes WHERE user_id = $1'] },
  second_steps: {
    title: 'Second step',
    erase: ['DELETE FROM second_steps WHERE user_id = $1'],
    copy: 'SELECT confirmed_at AS "turnedOnAt" FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL',
  },
};
