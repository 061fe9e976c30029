import type { MatchView, NextTripView, SharedTripView, TravelerView } from '@wayfellow/contracts';
import type { MatchRow } from './match.store.js';

/** A match as one of its two users sees it. */
export const toMatchView = (
  { id, status, requesterId, recipientId, createdAt }: MatchRow,
  otherUser: TravelerView,
  shared: SharedTripView | null,
  nextTrip: NextTripView | null,
): MatchView => ({
  id,
  status,
  user1Id: requesterId,
  user2Id: recipientId,
  createdAt: createdAt.toISOString(),
  otherUser,
  shared,
  nextTrip,
});
