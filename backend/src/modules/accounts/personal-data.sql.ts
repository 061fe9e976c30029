import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const accountsPersonalData: PersonalTables = {
  account_links: { erase: ['DELETE FROM account_links WHERE user_id = $1'] },
};
