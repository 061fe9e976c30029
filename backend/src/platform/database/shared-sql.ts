/** SQL for today's calendar day, by the database's clock: every instance agrees on it. */
export const todaySql = `(now() AT TIME ZONE 'UTC')::date`;

/** Past due keeps access while the provider retries. */
const PAID_STATUSES = `('active', 'trialing', 'past_due')`;

/**
 * SQL that is true for a Premium subscriber: the one place where entitlement is derived, from the stored subscription.
 * `user` is a placeholder or a column that holds the user's id.
 */
export const isPremiumSql = (user: string): string => `
  EXISTS (
    SELECT 1 FROM subscriptions paid
    WHERE paid.user_id = ${user} AND paid.status IN ${PAID_STATUSES} AND paid.current_period_end > now()
  )`;
