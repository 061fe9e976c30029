import { endpoint } from '../../endpoint.js';

const key = '/api/push/key';
const subscriptions = '/api/push/subscriptions';

export const push = {
  key: endpoint(`GET ${key}`, {
    access: 'session',
    summary: 'The key to subscribe to pushes with, and whether this browser is subscribed',
    view: 'PushKeyView',
  }),
  subscribe: endpoint(`POST ${subscriptions}`, {
    access: 'session',
    summary: 'Have notifications pushed to this browser, until its session ends',
    status: 204,
    body: 'pushSubscription',
    changes: [key],
  }),
  unsubscribe: endpoint(`DELETE ${subscriptions}`, {
    access: 'session',
    summary: 'Have nothing pushed to this browser any more',
    status: 204,
    changes: [key],
  }),
} as const;
