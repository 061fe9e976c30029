import type { MatchStatus, ProblemCode } from '@wayfellow/contracts';

interface MatchState {
  requesterId: number;
  status: MatchStatus;
}

/**
 * What connecting does: sends a new request, accepts the other's, or replaces one that the user declined; or why it may
 * not.
 */
export type ConnectStep = { action: 'request' | 'accept' | 'replace' } | { refusedAs: ProblemCode };

/**
 * What happens when `userId` connects to the other person of `match` (undefined: the two have none). A declined request
 * cannot be sent again; the one who declined it may send one of their own.
 */
export const connectStep = (match: MatchState | undefined, userId: number): ConnectStep => {
  if (!match) return { action: 'request' };
  if (match.status === 'accepted') return { refusedAs: 'already-matched' };
  const isMine = match.requesterId === userId;
  if (match.status === 'pending') return isMine ? { refusedAs: 'request-exists' } : { action: 'accept' };
  return isMine ? { refusedAs: 'request-declined' } : { action: 'replace' };
};

/** Why `userId` may not answer a match; undefined when they may. For anybody but its two users it does not exist. */
export const answerProblem = (
  match: (MatchState & { recipientId: number }) | null,
  userId: number,
): ProblemCode | undefined => {
  if (match?.recipientId === userId) return match.status === 'pending' ? undefined : 'request-answered';
  return match?.requesterId === userId ? 'not-recipient' : 'unknown-match';
};
