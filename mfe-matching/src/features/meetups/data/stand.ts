import { type MeetupView, hasMeetupBegun, isJoiningOver } from '@wayfellow/contracts';

/**
 * How a meetup stands for its reader: to be joined (`free`) or waited for (`full`); theirs (`hosting`, `going`, `waiting`);
 * or taking nobody (`closed`, `begun`, `cancelled`).
 */
export type MeetupStand =
  'free' | 'full' | 'hosting' | 'going' | 'waiting' | 'closed' | 'begun' | 'cancelled';

const mine = { host: 'hosting', joined: 'going', waiting: 'waiting' } as const;

/** How a meetup stands now. */
export const standOf = (meetup: MeetupView, now: Date = new Date()): MeetupStand => {
  const { state, myState, joined, capacity } = meetup;
  if (state === 'cancelled') return 'cancelled';
  if (hasMeetupBegun(meetup, now)) return 'begun';
  if (myState !== 'none') return mine[myState];
  if (state === 'closed' || isJoiningOver(meetup, now)) return 'closed';
  return joined < capacity ? 'free' : 'full';
};
