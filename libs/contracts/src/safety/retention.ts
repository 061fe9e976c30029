import { limits } from '../limits.js';

/**
 * How many days data is kept. What deletes it reads these numbers, and so do the privacy page and the test of docs/privacy.md.
 * Reports and decisions: see `evidenceDays`.
 */
export const retentionDays = {
  /** Between leaving and erasure; until then the account can be kept. */
  leaving: 14,
  /** A copy of one's data, from when it is ready. */
  copy: 7,
  /** That a copy was made, and when. */
  copyListed: 30,
  /** A session that is not used, and at most. */
  session: { unused: 30, longest: 90 },
  /** The cookie by which a browser is known that signed in before. */
  knownBrowser: 365,
  /** A photo that moderators hid: as long as the decision can be appealed. */
  hiddenPhoto: limits.appealDays,
  /** The fingerprint of a photo that moderators removed. */
  removedPicture: 365,
  /** That somebody does not want to be a traveler's trusted contact. */
  declinedContact: 365,
  /** An email that could not be delivered. */
  unsentEmail: 3,
  /** A notification, from its latest event. */
  notification: 90,
  /** Events of the payment provider. */
  paymentEvent: 60,
  /** Logs and backups; up to the operator, who must not keep them longer. */
  logs: 30,
  backups: 30,
} as const;
