import { endpoint } from '../endpoint.js';
import { restricted } from '../standing.js';

export const subscriptions = {
  plans: endpoint('GET /api/plans', {
    access: 'public',
    openTo: restricted,
    summary: 'What can be bought',
    list: 'PlanView',
  }),
  status: endpoint('GET /api/subscription-status', {
    access: 'session',
    openTo: restricted,
    summary: 'Your subscription',
    view: 'SubscriptionStatusView',
  }),
  create: endpoint('POST /api/subscriptions', {
    access: 'session',
    summary: 'Start a subscription',
    status: 201,
    body: 'subscribe',
    view: 'ClientSecretView',
    changes: ['/api/subscription-status'],
  }),
  cancel: endpoint('POST /api/cancel-subscription', {
    access: 'session',
    openTo: restricted,
    summary: 'Cancel at the end of the period',
    view: 'SubscriptionStatusView',
    changes: ['/api/subscription-status'],
  }),
} as const;
