/** The provider's statuses that grant Premium. Past due keeps access while the provider retries the payment. */
export const paidStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

const paidStatusList = paidStatuses.map((status) => `'${status}'`).join(', ');

/** SQL condition: the user has a paid subscription that would renew. `user` is a placeholder or a column with the user's id. */
export const renewsSql = (user: string): string => `
  EXISTS (
    SELECT FROM subscriptions paid
    WHERE paid.user_id = ${user} AND paid.status IN (${paidStatusList}) AND NOT paid.cancel_at_period_end
      AND paid.provider_subscription_id IS NOT NULL
  )`;

/** Covers the time until the provider's news of a renewal arrives. A subscription that was canceled gets none. */
const RENEWAL_GRACE = `interval '1 day'`;

/**
 * SQL condition: the user is a Premium subscriber. The only place that derives entitlement from the stored
 * subscription. `user` is a placeholder or a column with the user's id.
 */
export const isPremiumSql = (user: string): string => `
  EXISTS (
    SELECT 1 FROM subscriptions paid
    WHERE paid.user_id = ${user} AND paid.status IN (${paidStatusList}) AND (
      paid.current_period_end > now()
      OR (NOT paid.cancel_at_period_end AND paid.current_period_end > now() - ${RENEWAL_GRACE})
    )
  )`;
