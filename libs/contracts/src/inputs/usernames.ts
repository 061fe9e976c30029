/**
 * What a username is known by: two that fold to the same are one. The unique index, sign-in and the limit on failed
 * sign-ins all compare this key, and nothing folds usernames in another way.
 */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** Letters and digits that look like nothing else, and what may stand between them. */
export const isPlainUsername = (username: string): boolean => /^[a-z0-9._-]+$/i.test(username);

/** Names that would pass for us, or for those who run mail and servers under our name. */
const RESERVED = new Set(
  `abuse account accounts admin administrator administrators admins anonymous api billing contact everyone help helpdesk
  hostmaster info legal mail me mod moderation moderator moderators mods news noreply null official operator owner
  payment payments postmaster privacy root safety security staff subscription superuser support sysadmin system team
  trust undefined verification verified verify wayfellow webmaster www`.split(/\s+/),
);

/** Whether a username is kept back: `admin`, and `Ad.min` as well. */
export const isReservedUsername = (username: string): boolean => {
  const letters = usernameKey(username).replace(/[._-]/g, '');
  return RESERVED.has(letters) || letters.startsWith('wayfellow');
};
