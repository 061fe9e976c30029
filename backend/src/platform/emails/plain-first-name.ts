/**
 * The first name of a user, for emails to people who may not know them. A name can be anything: one that is not plainly a
 * name could carry a message to a stranger.
 */
export const plainFirstName = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : 'A traveler';
};
