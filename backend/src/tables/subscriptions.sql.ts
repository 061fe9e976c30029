/** The provider's words for a subscription that gives Premium. Past due keeps access while the provider retries. */
export const paidStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

const paidStatusList = paidStatuses.map((status) => `'${status}'`).join(', ');

/** A renewal moves the end; until we have heard of it, nobody who pays loses anything. A cancelled one ends on time. */
const RENEWAL_GRACE = `interval '1 day'`;

/**
 * SQL that is true for a Premium subscriber: the one place where entitlement is derived, from the stored subscription.
 * `user` is a placeholder or a column that holds the user's id.
 */
export const isPremiumSql = (user: string): string => `
  EXISTS (
    SELECT 1 FROM subscriptions paid
    WHERE paid.user_id = ${user} AND paid.status IN (${paidStatusList}) AND (
      paid.current_period_end > now()
      OR (NOT paid.cancel_at_period_end AND paid.current_period_end > now() - ${RENEWAL_GRACE})
    )
  )`;
