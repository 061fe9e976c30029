/** Subquery: what anybody reads of a tip. */
export const tipTextsSql =
  '(SELECT id, destination_id, author_id, title, content, category, created_at FROM tips)';

/** Subquery: destination and author of each tip that is not hidden. */
export const tipAuthorsSql = '(SELECT destination_id, author_id FROM tips WHERE hidden_at IS NULL)';
