import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const meetupsPersonalData: PersonalTables = {
  // Coming ones were cancelled when the account was left. Those that were stay for who was there, without the host's words.
  meetups: {
    erase: [
      `UPDATE meetups SET title = 'A meetup', description = NULL, area = '', spot = '', client_id = NULL
       WHERE host_id = $1`,
    ],
    copy: `
      SELECT title, description, day, starts_at AS "startsAt", zone, area, spot, capacity, state, created_at AS "createdAt"
      FROM meetups WHERE host_id = $1 ORDER BY id`,
  },
  meetup_members: {
    erase: [
      `UPDATE meetups SET joined_count = joined_count - 1
       WHERE id IN (SELECT meetup_id FROM meetup_members WHERE user_id = $1 AND state = 'joined')`,
      'DELETE FROM meetup_members WHERE user_id = $1',
    ],
    copy: `
      SELECT title, day, area, member.state, asked_at AS "askedAt", changed_at AS "changedAt"
      FROM meetup_members member JOIN meetups ON meetups.id = meetup_id WHERE user_id = $1 ORDER BY meetup_id`,
  },
  meetup_reminders: {
    erase: ['DELETE FROM meetup_reminders WHERE user_id = $1'],
    copy: `
      SELECT title, kind, sent_at AS "sentAt" FROM meetup_reminders JOIN meetups ON meetups.id = meetup_id
      WHERE user_id = $1 ORDER BY meetup_id, kind`,
  },
};
