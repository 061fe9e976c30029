/** Reads that one kind of change makes untrue, by their paths. */

/** How two people stand to each other, and what waits for an answer. */
export const connectionReads = [
  '/api/matches',
  '/api/matches/counts',
  '/api/matches/potential',
  '/api/search/travelers',
  '/api/destinations/:id/travelers',
  '/api/messages/unread',
  '/api/messages/conversations',
  '/api/users/:id/profile',
] as const;

/** One's own trips, who travels where, and whom one shares days with. */
export const tripReads = [
  '/api/trips',
  '/api/destinations',
  '/api/destinations/:id',
  '/api/destinations/:id/travelers',
  '/api/search/travelers',
  '/api/matches',
  '/api/matches/potential',
  '/api/messages/conversations',
  '/api/users/:id/profile',
] as const;

/** The tips of a destination, and how many it has. */
export const tipReads = [
  '/api/destinations/:id/tips',
  '/api/destinations/:id/travel-tips',
  '/api/destinations/:id',
] as const;

/** Everywhere one meets somebody. */
export const peopleReads = [
  ...connectionReads,
  ...tipReads,
  '/api/blocks',
  '/api/destinations',
  '/api/messages/:id',
  '/api/users/:id',
] as const;
