import type { MatchStatus } from '@wayfellow/contracts';

/** One line of a conversation. */
export interface DemoMessage {
  /** The sender's username: one of the two. */
  readonly from: string;
  readonly text: string;
}

/** What stands between two demo travelers. */
export interface DemoMatch {
  readonly from: string;
  readonly to: string;
  readonly status: Exclude<MatchStatus, 'rejected'>;
  /** Days before the seeding that the request was sent; at least 2, so that no demo account has used up its day. */
  readonly daysAgo: number;
  /** Oldest first; only where accepted. */
  readonly messages: readonly DemoMessage[];
  /** How many of the last messages their receiver has not read yet; they all come from one sender. */
  readonly unread: number;
}

export const pending = (from: string, to: string, daysAgo: number): DemoMatch => ({
  from,
  to,
  status: 'pending',
  daysAgo,
  messages: [],
  unread: 0,
});

/** `lines` are pairs of username and text. */
export const accepted = (
  from: string,
  to: string,
  daysAgo: number,
  unread: number,
  ...lines: readonly (readonly [from: string, text: string])[]
): DemoMatch => ({
  from,
  to,
  status: 'accepted',
  daysAgo,
  messages: lines.map(([sender, text]) => ({ from: sender, text })),
  unread,
});
