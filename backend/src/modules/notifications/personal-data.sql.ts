import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const notificationsPersonalData: PersonalTables = {
  // Others' notifications about the traveler have only their id, and are deleted after 90 days.
  notifications: {
    erase: ['DELETE FROM notifications WHERE user_id = $1'],
    copy: `
      SELECT kind, subject, created_at AS "createdAt", read_at AS "readAt" FROM notifications
      WHERE user_id = $1 ORDER BY id`,
  },
  push_subscriptions: {
    title: 'Devices that notifications are pushed to',
    erase: ['DELETE FROM push_subscriptions WHERE user_id = $1'],
    // The address is a capability: anybody who has it can send to the device, so that the copy names its service alone.
    copy: `
      SELECT split_part(endpoint, '/', 3) AS "service", created_at AS "createdAt" FROM push_subscriptions
      WHERE user_id = $1 ORDER BY created_at, endpoint`,
  },
  notification_settings: {
    erase: ['DELETE FROM notification_settings WHERE user_id = $1'],
    copy: `
      SELECT listed, emailed, pushed, is_named AS "isNamed", is_quiet AS "isQuiet", quiet_from AS "quietFrom", quiet_until AS "quietUntil", zone
      FROM notification_settings WHERE user_id = $1`,
  },
};
