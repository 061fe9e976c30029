import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const meetingsPersonalData: PersonalTables = {
  // A plan of somebody else with the traveler stays theirs; it names them 'Former traveler'.
  meeting_plans: {
    erase: ['DELETE FROM meeting_plans WHERE user_id = $1'],
    copy: `
      SELECT place, starts_at AS "startsAt", zone, note, country, check_in_at AS "checkInAt", state
      FROM meeting_plans WHERE user_id = $1 ORDER BY id`,
  },
  trusted_contacts: {
    erase: ['DELETE FROM trusted_contacts WHERE user_id = $1'],
    copy: `
      SELECT name, confirmed_at AS "confirmedAt", created_at AS "namedAt" FROM trusted_contacts
      WHERE user_id = $1 ORDER BY id`,
  },
  // Only hashes.
  declined_contacts: { erase: ['DELETE FROM declined_contacts WHERE user_id = $1'] },
};
