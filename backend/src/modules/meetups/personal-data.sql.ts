import type { PersonalTables } from '../../platform/personal-data/personal-data.js';
import { isSeenSql } from '../../tables/together/meetups.sql.js';

// Who left, was taken out, or is in a block with the host does not learn what has become of it; nobody what moderators hid.
const isKnown = `(
  meetup.hidden_at IS NULL AND (member.state IN ('joined', 'waiting') OR ${isSeenSql('$1')}) OR meetup.host_id = $1
)`;

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
      SELECT CASE WHEN ${isKnown} THEN title END AS title, CASE WHEN ${isKnown} THEN day END AS day,
        CASE WHEN ${isKnown} THEN area END AS area, member.state, asked_at AS "askedAt", changed_at AS "changedAt"
      FROM meetup_members member JOIN meetups meetup ON meetup.id = meetup_id WHERE user_id = $1 ORDER BY meetup_id`,
  },
  meetup_reminders: {
    erase: ['DELETE FROM meetup_reminders WHERE user_id = $1'],
    copy: `
      SELECT CASE WHEN ${isKnown} THEN title END AS title, kind, sent_at AS "sentAt"
      FROM meetup_reminders reminder JOIN meetups meetup ON meetup.id = reminder.meetup_id
      LEFT JOIN meetup_members member ON member.meetup_id = meetup.id AND member.user_id = reminder.user_id
      WHERE reminder.user_id = $1 ORDER BY reminder.meetup_id, kind`,
  },
};
