import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const notificationsPersonalData: PersonalTables = {
  // Others' notifications about the traveler have only their id, and are deleted after 90 days.
  notifications: {
    erase: ['DELETE FROM notifications WHERE user_id = $1'],
    copy: `
      SELECT kind, subject, created_at AS "createdAt", read_at AS "readAt" FROM notifications
      WHERE user_id = $1 ORDER BY id`,
  },
  notification_settings: {
    erase: ['DELETE FROM notification_settings WHERE user_id = $1'],
    copy: `
      SELECT listed, emailed, is_quiet AS "isQuiet", quiet_from AS "quietFrom", quiet_until AS "quietUntil", zone
      FROM notification_settings WHERE user_id = $1`,
  },
};
