/** What others may read of users, as a table. */
export const peopleSql = '(SELECT id, name, profile_image, age, bio FROM users)';
