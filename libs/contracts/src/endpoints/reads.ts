// Paths of the reads that each kind of change makes stale.

/** Boards of crossings, and their counts. */
export const boardReads = [
  '/api/crossings',
  '/api/trips/:id/crossings',
  '/api/trips/:id/crossings/days',
] as const;

/** Meetups, and their number on boards of crossings. */
export const meetupReads = [
  '/api/trips/:id/meetups',
  '/api/meetups/mine',
  '/api/meetups/:id',
  '/api/crossings',
] as const;

/** Everything that shows the connection between two users, or counts open requests. */
export const connectionReads = [
  '/api/matches',
  '/api/matches/counts',
  '/api/matches/potential',
  '/api/search/travelers',
  '/api/destinations/:id/travelers',
  '/api/messages/unread',
  '/api/messages/conversations',
  '/api/conversations',
  '/api/users/:id/profile',
  '/api/meetups/:id',
  ...boardReads,
] as const;

/** Everything that shows a user's own trips, who travels where, or which days two users share. */
export const tripReads = [
  '/api/trips',
  '/api/routes',
  '/api/routes/:id',
  '/api/destinations',
  '/api/destinations/:id',
  '/api/destinations/:id/travelers',
  '/api/search/travelers',
  '/api/matches',
  '/api/matches/potential',
  '/api/messages/conversations',
  '/api/users/:id/profile',
  ...meetupReads,
  ...boardReads,
] as const;

/** The tips of a destination and their count. */
export const tipReads = [
  '/api/destinations/:id/tips',
  '/api/destinations/:id/travel-tips',
  '/api/destinations/:id',
] as const;

/** What compares travelers by interests and quiz answers. */
export const traitReads = [
  '/api/search/travelers',
  '/api/matches/potential',
  '/api/meetups/:id',
  '/api/users/:id/profile',
  ...boardReads,
] as const;

/** What shows a user's own profile. */
export const profileReads = [
  '/api/account',
  '/api/search/travelers',
  '/api/destinations/:id',
  '/api/destinations/:id/travelers',
  '/api/users/:id/profile',
] as const;

/** Everything that shows other users. */
export const peopleReads = [
  ...connectionReads,
  ...tipReads,
  '/api/blocks',
  '/api/destinations',
  '/api/trips/:id/meetups',
  '/api/meetups/mine',
  '/api/messages/:id',
  '/api/notifications',
  '/api/notifications/unread',
  '/api/users/:id',
] as const;
