/** How often a user may do something in a time, and how often while their account is new (`newAccountDays`). */
interface UserLimitCount {
  readonly everybody: number;
  readonly newcomers: number;
}

/** How many trips a user may add in 24 hours, and have that are not over, where several are planned at once. */
export const tripLimits = {
  perDay: { everybody: 20, newcomers: 8 },
  coming: { everybody: 60, newcomers: 12 },
} as const satisfies Readonly<Record<string, UserLimitCount>>;

/** How many meetups a user may host, offer in 24 hours, join in 24 hours and wait for, and with how many places. */
export const meetupLimits = {
  hosted: { everybody: 3, newcomers: 1 },
  offeredPerDay: { everybody: 3, newcomers: 1 },
  places: { everybody: 20, newcomers: 4 },
  joinsPerDay: { everybody: 10, newcomers: 3 },
  waiting: { everybody: 5, newcomers: 2 },
} as const satisfies Readonly<Record<string, UserLimitCount>>;

/** How many groups a user may start in 24 hours, and how many of their invitations may wait for an answer. */
export const groupLimits = {
  startedPerDay: { everybody: 5, newcomers: 1 },
  invitations: { everybody: 20, newcomers: 3 },
} as const satisfies Readonly<Record<string, UserLimitCount>>;

/**
 * How many strangers one user may turn to, and how often many people are told of what they do: far more than people do, fewer than
 * a machine would. First requests count (those of the free plan have a limit of their own), answers and messages do not: both have
 * said yes.
 */
export const userLimits = {
  requestsPerHour: { everybody: 120, newcomers: 60 },
  requestsPerDay: { everybody: 300, newcomers: 120 },
  profilesPerHour: { everybody: 300, newcomers: 120 },
  /** Boards of crossings, each call counting once. */
  boardsPerHour: { everybody: 300, newcomers: 120 },
  tipsPerHour: { everybody: 120, newcomers: 60 },
  /** Meetups that are joined or changed, also the same again, and new names of groups: everybody in them is told. */
  chatChangesPerHour: { everybody: 120, newcomers: 60 },
} as const satisfies Readonly<Record<string, UserLimitCount>>;
