import type { MatchStatus, ProblemCode } from '@wayfellow/contracts';

interface Between {
  requesterId: number;
  status: MatchStatus;
}

/** What connecting does: a request is made, one that waits is accepted, one that I declined gives way to mine; or why not. */
export type Connecting = { does: 'request' | 'accept' | 'replace' } | { refusedAs: ProblemCode };

/**
 * What happens when `userId` connects to the other person of `match` (undefined: nothing is between them yet).
 * Whoever was declined may not ask again; whoever declined may change their mind, and asks anew.
 */
export const connecting = (match: Between | undefined, userId: number): Connecting => {
  if (!match) return { does: 'request' };
  if (match.status === 'accepted') return { refusedAs: 'already-matched' };
  const isMine = match.requesterId === userId;
  if (match.status === 'pending') return isMine ? { refusedAs: 'request-exists' } : { does: 'accept' };
  return isMine ? { refusedAs: 'request-declined' } : { does: 'replace' };
};

/** Why `userId` may not answer a match; undefined when they may. To anybody else it does not exist. */
export const whyNotAnswer = (
  match: (Between & { recipientId: number }) | null,
  userId: number,
): ProblemCode | undefined => {
  if (match?.recipientId === userId) return match.status === 'pending' ? undefined : 'request-answered';
  return match?.requesterId === userId ? 'not-recipient' : 'unknown-match';
};
