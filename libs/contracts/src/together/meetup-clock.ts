import { limits } from '../limits.js';
import type { MeetupView } from '../views/index.js';
import { momentOf } from './zoned-time.js';

const MINUTE_MS = 60_000;

type Begin = Pick<MeetupView, 'day' | 'time' | 'zone'>;

/** False as well where a server of another version sends no day or no time. */
const hasCome = ({ day, time, zone }: Begin, at: Date) =>
  Boolean(day && time) && at >= momentOf({ day, time }, zone);

/** By whose clocks a time is told where those of the place are not known: ' (Europe/Berlin time)'; else nothing. */
export const clocksText = (zone: string | null | undefined): string => (zone ? ` (${zone} time)` : '');

/** Whether a meetup has begun. */
export const hasMeetupBegun = (meetup: Begin, now: Date): boolean => hasCome(meetup, now);

/** Whether it takes nobody any more because it begins soon. */
export const isJoiningOver = (meetup: Begin, now: Date): boolean =>
  hasCome(meetup, new Date(now.getTime() + limits.meetup.aheadMinutes * MINUTE_MS));
