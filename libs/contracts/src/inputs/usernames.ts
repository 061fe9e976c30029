/**
 * The key that identifies a username: usernames with the same key are the same. The unique index, sign-in and the limit
 * on failed sign-ins all compare this key; nothing else may fold usernames.
 */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** ASCII letters, digits and separators only, so that no username imitates another. */
export const isPlainUsername = (username: string): boolean => /^[a-z0-9._-]+$/i.test(username);

/** Names that could pass for staff, or for the administrators of our mail and servers. */
const RESERVED = new Set(
  `abuse account accounts admin administrator administrators admins anonymous api billing contact everyone help helpdesk
  hostmaster info legal mail me mod moderation moderator moderators mods news noreply null official operator owner
  payment payments postmaster privacy root safety security staff subscription superuser support sysadmin system team
  trust undefined verification verified verify wayfellow webmaster www`.split(/\s+/),
);

/** The usernames of accounts that were deleted. */
const GONE = /^gone-\d+$/;

/** Whether a username is reserved: `admin`, and also `Ad.min`. */
export const isReservedUsername = (username: string): boolean => {
  const key = usernameKey(username);
  if (GONE.test(key)) return true;
  const letters = key.replace(/[._-]/g, '');
  return RESERVED.has(letters) || letters.startsWith('wayfellow');
};
