/**
 * How much the report of one traveler weighs. Above all of it stands the record: (1 + upheld) / (1 + upheld + 2 × bad faith).
 */
export const voices = {
  /** Of an account with a confirmed email address that is no longer new. */
  weight: 1,
  /** Of a new account, or one without a confirmed email address. */
  newWeight: 0.5,
  /** Reports from an account younger than this weigh nothing. */
  weightlessHours: 24,
} as const;

/** An account is new for so many days, and until its email address is confirmed. */
export const newAccountDays = 7;

/** What happens by rule, before a moderator has decided: several travelers must agree within days. */
export const measures = {
  windowDays: 7,
  people: 3,
  /** The weight at which something that everybody can see is hidden. */
  hide: 2,
  /** The weight at which an account is held. */
  hold: 2.5,
  /** Lifted after so many hours without a decision, and not imposed again by rule for so many days. */
  liftHours: 72,
  pauseDays: 30,
} as const;

/** A case is opened by rule for a traveler most of whose recent requests were declined. */
export const declinedRequests = { count: 20, windowDays: 7, share: 0.8 } as const;

/** How many days after the last decision a case loses its evidence, and what people wrote in it. */
export const evidenceDays = { decided: 180, banned: 365 } as const;
