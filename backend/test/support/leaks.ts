import { type Endpoint, endpoints } from '@wayfellow/contracts';

const SECRET_KEY = /e-?mail|password|hash|session|secret/i;
const SECRET_TEXT = /\$argon2|@wayfellow\.example/i;

/**
 * Where an answer tells what must never leave the server: paths such as `[0].otherUser.email`, none when all is well.
 * Reads every value at every depth. `ownEmail` is the caller's, which only they may see.
 */
export const leaksIn = (value: unknown, ownEmail?: string, path = ''): string[] => {
  if (typeof value === 'string') return SECRET_TEXT.test(value) && value !== ownEmail ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    const isSecret = SECRET_KEY.test(key) && !(key === 'email' && inner === ownEmail);
    return isSecret ? [here] : leaksIn(inner, ownEmail, here);
  });
};

/** These answer a user to themself; what they say is held in auth and users. */
const ownViews = new Set<Endpoint<never>>([
  ...Object.values(endpoints.auth),
  endpoints.users.update,
  endpoints.photos.choosePoster,
]);

/** Names that say more than is there, and what the card form needs to pay for this one user's subscription. */
const secretMeant = new Map<Endpoint<never>, string>([
  [endpoints.subscriptions.create, '.clientSecret'],
  // What their owner's phone is given, once.
  [endpoints.account.beginSecondStep, '.secret'],
  // An address that the caller typed.
  [endpoints.contacts.list, '[0].email'],
  [endpoints.contacts.add, '.email'],
  [endpoints.photos.upload, '.user.email'],
  // Kinds of notifications.
  [endpoints.notifications.settings, '.emailed'],
  [endpoints.notifications.saveSettings, '.emailed'],
  // A time.
  [endpoints.account.one, '.passwordChangedAt'],
  [endpoints.account.setPrivacy, '.passwordChangedAt'],
]);

/** Where the answer of an endpoint tells what must never leave the server, as {@link leaksIn} gives it. */
export const leaksOf = (endpoint: Endpoint<never>, body: unknown): string[] => {
  const { email } = (body ?? {}) as { email?: string };
  const leaks = leaksIn(body, ownViews.has(endpoint) ? email : undefined);
  // Another address of the user's own, before a new one is confirmed.
  const meant = [secretMeant.get(endpoint), ownViews.has(endpoint) && '.emailsGoTo'];
  return leaks.filter((path) => !meant.includes(path));
};
