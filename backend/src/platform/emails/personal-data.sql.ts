import type { PersonalTables } from '../personal-data/personal-data.js';

export const emailsPersonalData: PersonalTables = {
  // Those that wait: the row of an email that was sent is deleted.
  emails: {
    title: 'Emails on their way',
    erase: [`DELETE FROM emails WHERE facts->>'userId' = $1::int::text`],
    copy: `
      SELECT kind, created_at AS "createdAt" FROM emails WHERE facts->>'userId' = $1::int::text
      ORDER BY created_at, id`,
  },
};
