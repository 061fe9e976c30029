import { type CalendarDay, type MeetupView, limits } from '@wayfellow/contracts';

/** What a meetup's form holds. */
export interface MeetupValues {
  title: string;
  day: CalendarDay;
  /** 'HH:mm'. */
  time: string;
  /** How long it takes, in minutes. */
  minutes: string;
  area: string;
  spot: string;
  capacity: number;
  description: string;
}

const USUAL_MINUTES = 120;
const USUAL_PLACES = 4;

/** The form of a new meetup on a day. */
export const newValues = (day: CalendarDay): MeetupValues => ({
  title: '',
  day,
  time: '',
  minutes: String(USUAL_MINUTES),
  area: '',
  spot: '',
  capacity: USUAL_PLACES,
  description: '',
});

/** The form of a meetup that is changed. */
export const valuesOf = (meetup: MeetupView): MeetupValues => ({
  title: meetup.title,
  day: meetup.day,
  time: meetup.time,
  minutes: String(meetup.minutes),
  area: meetup.area,
  spot: meetup.spot ?? '',
  capacity: meetup.capacity,
  description: meetup.description ?? '',
});

/** What is sent of it. */
export const inputOf = ({ minutes, description, ...values }: MeetupValues) => ({
  ...values,
  minutes: Number(minutes),
  description: description.trim() || null,
});

const HALF_HOUR = 30;
const HOUR = 60;
/** Up to so many minutes, lengths are offered by the half hour. */
const SHORT = 4 * HOUR;

/** The lengths to choose from, and the one that is chosen. */
export const lengthsFor = (chosen: number): number[] => {
  const { min, max } = limits.meetup.minutes;
  const offered: number[] = [];
  for (let minutes = min; minutes <= max; minutes += minutes < SHORT ? HALF_HOUR : HOUR)
    offered.push(minutes);
  return offered.includes(chosen) || !chosen ? offered : [...offered, chosen].sort((a, b) => a - b);
};
