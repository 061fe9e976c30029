import type { MeetupView } from '@wayfellow/contracts';
import { limits } from '@wayfellow/contracts';

const MINUTE_MS = 60_000;

/** What the clock shows somewhere: '2026-12-03T10:00', to be compared as text. */
const clockIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

type Begin = Pick<MeetupView, 'day' | 'time' | 'zone'>;

const hasCome = ({ day, time, zone }: Begin, at: Date) => clockIn(zone, at) >= `${day}T${time}`;

/** Whether a meetup has begun. */
export const hasMeetupBegun = (meetup: Begin, now: Date): boolean => hasCome(meetup, now);

/** Whether it takes nobody any more because it begins soon. */
export const isJoiningOver = (meetup: Begin, now: Date): boolean =>
  hasCome(meetup, new Date(now.getTime() + limits.meetup.aheadMinutes * MINUTE_MS));
