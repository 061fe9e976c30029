import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const subscriptionsPersonalData: PersonalTables = {
  subscription_letters: {
    title: 'Emails about Premium',
    erase: ['DELETE FROM subscription_letters WHERE user_id = $1'],
    copy: `SELECT kind, created_at AS "createdAt" FROM subscription_letters WHERE user_id = $1 ORDER BY id`,
  },
  subscriptions: {
    title: 'Premium',
    // A job deletes the customer at the provider.
    erase: [
      `INSERT INTO customer_removals (customer_id)
       SELECT provider_customer_id FROM subscriptions WHERE user_id = $1 AND provider_customer_id IS NOT NULL
       ON CONFLICT DO NOTHING`,
      'DELETE FROM subscriptions WHERE user_id = $1',
    ],
    copy: `
      SELECT status, current_period_end AS "currentPeriodEnd", cancel_at_period_end AS "cancelAtPeriodEnd",
        provider_customer_id AS "customerId", provider_subscription_id AS "subscriptionId"
      FROM subscriptions WHERE user_id = $1`,
  },
};
