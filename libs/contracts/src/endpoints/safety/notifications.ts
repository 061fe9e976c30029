import { endpoint } from '../../endpoint.js';

const list = '/api/notifications';
const unread = '/api/notifications/unread';

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
} as const;
