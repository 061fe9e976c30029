/** Every number that bounds what people and clients may do. Texts that name them stand in rules.ts and problems.ts. */
export const limits = {
  /** Characters are counted as code points everywhere. */
  username: { min: 3, max: 30 },
  password: { min: 6, max: 128 },
  email: { max: 254 },
  name: { min: 2, max: 80 },
  age: { min: 18, max: 120 },
  bio: { max: 250 },
  profileImage: { max: 2048 },
  tipTitle: { min: 5, max: 100 },
  tipContent: { min: 20, max: 1000 },
  messageContent: { min: 1, max: 4000 },
  destination: { min: 2, max: 100 },
  tripDescription: { max: 500 },
  tripDays: { max: 365 },
  tripsPerUser: 200,
  /** Tips of one author on one destination. */
  tipsPerDestination: 50,
  searchText: { max: 100 },
  /** Ids are PostgreSQL integers; messages count further. */
  id: { max: 2_147_483_647 },
  messageId: { max: Number.MAX_SAFE_INTEGER },
  /** Connection requests a member of the free plan may send in a rolling day. */
  freeRequestsPerDay: 3,
  /** People somebody may block in an hour. */
  blocksPerHour: 100,
  pageSize: { default: 20, max: 100 },
  searchPageSize: { default: 20, max: 50 },
  threadPageSize: { default: 50, max: 100 },
  /** The Premium boost: a Premium traveler's card counts as if it began so many days sooner. */
  premiumBoostDays: 3,
  /** Trips on a traveler's page. */
  profileTrips: 20,
  /** Travelers whose faces a destination's page shows before its list of travelers is opened. */
  faces: 4,
  /** Travelers whom it names among those who are there on the viewer's days. */
  companionNames: 2,
  /** The header counts no further than this; so many senders of unread messages are told apart. */
  unreadSenders: 100,
  /** Sessions that a user sees of their own, the latest used first. */
  sessionsShown: 100,
  linkToken: { max: 100 },
  /** Six digits from a phone, or a recovery code as it is written down. */
  secondFactorCode: { min: 6, max: 20 },
  /** A right password waits so long for its code, and so many are tried. */
  pendingSignInMinutes: 5,
  codeTries: 5,
  recoveryCodes: 10,
  /** How long the links in emails work. */
  confirmLinkDays: 7,
  undoLinkDays: 7,
  resetLinkMinutes: 30,
  bodyBytes: 100_000,
  frameBytes: 65_536,
} as const;

/** Times of the live channel and the notices; specification section 9. */
export const timing = {
  reconnectDelayMs: 2_000,
  typingIdleMs: 3_000,
  offlinePollMs: 10_000,
  toastMs: 5_000,
  toastRemovalMs: 1_000_000,
  tooltipOpenMs: 700,
  tooltipSkipMs: 300,
  quizStepMs: 300,
} as const;
