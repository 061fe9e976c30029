/** Which destination has tips by whom, as a table. */
export const tipAuthorsSql = '(SELECT destination_id, author_id FROM tips)';
