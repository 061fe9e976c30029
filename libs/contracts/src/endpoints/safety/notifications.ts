import { endpoint } from '../../endpoint.js';
import { everyStanding } from '../../standing.js';

const list = '/api/notifications';
const unread = '/api/notifications/unread';
const settings = '/api/account/notifications';

export const notifications = {
  list: endpoint(`GET ${list}`, {
    access: 'session',
    summary: 'Your notifications, latest first',
    query: 'page',
    list: 'NotificationView',
  }),
  unread: endpoint(`GET ${unread}`, {
    access: 'session',
    summary: 'How many of your notifications are unread',
    view: 'NotificationCountView',
  }),
  read: endpoint('PUT /api/notifications/read', {
    access: 'session',
    summary: 'Mark all notifications up to this one as read',
    status: 204,
    body: 'notificationsRead',
    changes: [list, unread],
  }),
  settings: endpoint(`GET ${settings}`, {
    access: 'session',
    summary: 'What you are notified of, and where',
    view: 'NotificationSettingsView',
  }),
  saveSettings: endpoint(`PUT ${settings}`, {
    access: 'session',
    summary: 'Choose what you are notified of, and where',
    body: 'notificationSettings',
    view: 'NotificationSettingsView',
    changes: [settings, list, unread],
  }),
  keepZone: endpoint('PUT /api/account/notifications/zone', {
    access: 'session',
    summary: 'Tell the time zone that your emails follow',
    status: 204,
    body: 'timeZone',
    changes: [settings, unread],
  }),
  unsubscribe: endpoint('POST /api/unsubscribe', {
    access: 'public',
    openTo: everyStanding,
    summary: 'Turn emails of one kind off by the link in one of them (RFC 8058)',
    query: 'unsubscribe',
    view: 'UnsubscribedView',
    page: '/account/unsubscribe',
    changes: [settings],
  }),
} as const;
