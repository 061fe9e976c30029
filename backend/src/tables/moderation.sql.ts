/** SQL condition: a row of decisions is in effect. */
export const isInEffectSql =
  'effective_at IS NOT NULL AND lifted_at IS NULL AND (until IS NULL OR until > now())';

/**
 * SQL that selects what all decisions in effect together make of an account: what restricts it most, and of that the longest, and
 * since when. No row for no restriction.
 */
export const restrictionSql = (userId: string): string => `
  SELECT CASE action WHEN 'ban' THEN 'banned' WHEN 'suspend' THEN 'suspended' ELSE 'held' END AS standing, until,
    effective_at AS since
  FROM decisions WHERE person_id = ${userId} AND action IN ('ban', 'suspend', 'hold') AND ${isInEffectSql}
  ORDER BY array_position(ARRAY['ban', 'suspend', 'hold'], action), until DESC NULLS FIRST, effective_at DESC LIMIT 1`;
