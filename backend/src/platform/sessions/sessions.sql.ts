/** Subquery: the number of each session, by which rows belong to it that must not have its id. */
export const sessionsSql = '(SELECT sid, no FROM session)';
