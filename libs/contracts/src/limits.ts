/** Every limit on what users and clients may do. Messages that mention them are in rules.ts and problems.ts. */
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
  /** Tips per author and destination. */
  tipsPerDestination: 50,
  searchText: { max: 100 },
  /**
   * Boards of crossings: how near is nearby, at most how many places and days one looks at, up to how many days of a trip
   * nearby is offered, the least number that is told of people who are not named, how many days before and after a trip are
   * counted, how many trips of one person are shown and how many people with each trip. With more than so many other trips
   * so far away on the same days, people are not named. Visitors may ask for so many days.
   */
  crossings: {
    nearKm: [0, 25, 50, 100],
    places: 9,
    days: 60,
    nearDays: 31,
    minCount: 3,
    marginDays: 2,
    bars: 6,
    top: 3,
    otherTrips: 2,
    otherTripsKm: 300,
    visitorDays: 31,
  },
  /** Routes: at most how many stops, nights of a stop, days free before a stop, and days from the first to the last. */
  route: { stops: 20, nights: 120, freeDays: 60, days: 730, title: { max: 60 } },
  /**
   * Meetups: their texts, how many places there are beside the host, how many minutes they take, and how many minutes before
   * they begin the last can join, how many days ahead they are offered, how far away they are seen, and how many days their chat stays open.
   */
  meetup: {
    title: { min: 5, max: 80 },
    description: { max: 500 },
    area: { min: 2, max: 60 },
    spot: { min: 2, max: 120 },
    places: { min: 2, max: 20 },
    minutes: { min: 30, max: 720 },
    aheadMinutes: 60,
    aheadDays: 365,
    nearKm: 25,
    chatDays: 7,
  },
  /** The map of the world: for how many months travelers are counted, from this one on. */
  map: { months: 12 },
  /** Ids are PostgreSQL integers, except for messages (bigint). */
  id: { max: 2_147_483_647 },
  messageId: { max: Number.MAX_SAFE_INTEGER },
  /** Connection requests a user of the free plan may send in a rolling 24 hours. */
  freeRequestsPerDay: 3,
  /** Users that one user may block in an hour. */
  blocksPerHour: 100,
  /** Pictures that one user may upload in a day. */
  photosPerDay: 10,
  /** An uploaded picture: 8 MB, at least 400 px wide and high, at most 40 megapixels. */
  photoBytes: 8 * 1024 * 1024,
  photoSide: { min: 400 },
  photoPixels: { max: 40_000_000 },
  /** A user may have a copy of their data made once in so many hours. */
  exportEveryHours: 24,
  /** Reports that one user may send in a day, and notices from one address in an hour. */
  reportsPerDay: 20,
  noticesPerHour: 5,
  reportText: { max: 2000 },
  /** Messages that a report may name, and how many before and after each moderators see with it. */
  reportedMessages: 20,
  messagesAround: 5,
  meetingPlace: { min: 2, max: 120 },
  meetingNote: { max: 300 },
  /** Meeting plans that one user may have at a time, and make in a day. */
  plansAtATime: 3,
  plansPerDay: 10,
  /** Trusted contacts of one user, and emails to one of them in a day, besides those of a check-in. */
  trustedContacts: 3,
  contactEmailsPerDay: 3,
  /** Objections to decisions, and reports without an account. */
  statement: { min: 20, max: 2000 },
  noticeUrl: { max: 2048 },
  /** The address of a browser at its push service. */
  pushEndpoint: { max: 1024 },
  /** What moderators write to whom a decision is about. */
  facts: { min: 20, max: 1000 },
  /** Days after a decision in which its reporter, or whom it is about, may object. */
  appealDays: 180,
  /** How long after the last contact somebody is listed who is no longer seen. */
  unseenDays: 90,
  /** What travelers write about each other, and what the other replies. */
  referenceText: { min: 20, max: 500 },
  referenceReply: { max: 300 },
  /** They write from a day after they were matched; from the first text on, the other has so many days for theirs. */
  referenceAfterHours: 24,
  referenceWindowDays: 14,
  /** References shown on a traveler's page. */
  profileReferences: 3,
  /** How many first messages of the last days it takes to say how soon somebody usually answers. */
  firstAnswers: { min: 5, days: 90 },
  /** The people of a group, with those who are invited, and how long an invitation waits. */
  group: {
    people: 12,
    title: { min: 2, max: 60 },
    inviteDays: 14,
  },
  pageSize: { default: 20, max: 100 },
  searchPageSize: { default: 20, max: 50 },
  boardsPageSize: { default: 10, max: 20 },
  crossingsPageSize: { default: 20, max: 50 },
  threadPageSize: { default: 50, max: 100 },
  /** The first messages of a conversation, in which the reader's browser looks for signs of a scam. */
  hintedMessages: 20,
  /** The Premium boost: search ranks a Premium traveler's card as if the trip began this many days sooner. */
  premiumBoostDays: 3,
  /** Trips shown on a traveler's page. */
  profileTrips: 20,
  /** Travelers whose pictures a destination's page shows before its list of travelers is opened. */
  faces: 4,
  /** Travelers that page mentions by name among those who are there at the same time as the viewer. */
  companionNames: 2,
  /** Senders of unread messages listed to a client; the header's badge counts no further. */
  unreadSenders: 100,
  /** Sessions listed to their user, most recently used first. */
  sessionsShown: 100,
  /** What a device keeps for times without a network: the latest conversations, the newest messages of each, and for how many days. */
  pocket: { conversations: 20, messages: 50, days: 14 },
  linkToken: { max: 100 },
  /** Six digits from an authenticator app, or a recovery code. */
  secondFactorCode: { min: 6, max: 20 },
  /** How long a sign-in waits for its code after the password was accepted, and how many attempts it allows. */
  pendingSignInMinutes: 5,
  codeTries: 5,
  recoveryCodes: 10,
  /** Passkeys of one user, and how long the challenge for one is valid. */
  passkeysPerUser: 10,
  passkeyMinutes: 5,
  /** Parts of a passkey's answer, in base64url. The id of a credential has at most 1,023 bytes. */
  passkeyId: { max: 1364 },
  passkeyPart: { max: 8192 },
  /** How long a session of a moderator counts as confirmed by a second factor. */
  confirmedHours: 12,
  /** How long it counts when its user changes the second step or leaves. */
  confirmedMinutes: 10,
  /** How long it takes until an email with a link can be sent again. */
  sendAgainSeconds: 60,
  /** How long the links in emails are valid. */
  confirmLinkDays: 7,
  /** An email about messages is sent after so long, if they are still unread. */
  emailMessagesAfterMinutes: 15,
  undoLinkDays: 7,
  resetLinkMinutes: 30,
  bodyBytes: 100_000,
  frameBytes: 65_536,
} as const;

/** Delays of the live channel and the user interface; specification section 9. */
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
