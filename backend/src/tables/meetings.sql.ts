/** Subquery: meeting plans as their pages show them, and the hash of the token in their link. */
export const sharedPlansSql = `
  (SELECT id, user_id, other_id, place, starts_at, zone, note, check_in_at, token_sha256 FROM meeting_plans)`;
