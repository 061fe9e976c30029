/** Subquery: destination and author of each tip. */
export const tipAuthorsSql = '(SELECT destination_id, author_id FROM tips)';
