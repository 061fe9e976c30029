/**
 * SQL that tells where a viewer stands with a user, as contracts' `ConnectionState`: text, never null.
 * `viewer` is a placeholder such as `$1` (null for a visitor), `user` a column such as `u.id`.
 * A request that the viewer declined leaves the viewer free to ask: 'none'.
 */
export const connectionStateSql = (viewer: string, user: string): string => `
  CASE
    WHEN ${viewer}::int IS NULL THEN 'none'
    WHEN ${user} = ${viewer}::int THEN 'self'
    ELSE coalesce((
      SELECT CASE
        WHEN m.status = 'accepted' THEN 'matched'
        WHEN m.status = 'pending' AND m.requester_id = ${viewer}::int THEN 'sent'
        WHEN m.status = 'pending' THEN 'received'
        WHEN m.requester_id = ${viewer}::int THEN 'declined'
      END
      FROM matches m
      WHERE least(m.requester_id, m.recipient_id) = least(${viewer}::int, ${user})
        AND greatest(m.requester_id, m.recipient_id) = greatest(${viewer}::int, ${user})
    ), 'none')
  END`;
