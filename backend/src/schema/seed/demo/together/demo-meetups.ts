import { rules } from '@wayfellow/contracts';
import { type Shape, byRule, listOf, readEntries, wholeNumber } from '../../data-file.js';

/** A meetup of demo travelers, relative to the day of seeding. */
export interface DemoMeetup {
  /** The usernames of the host, of who has joined and of who waits. */
  readonly host: string;
  readonly joined: readonly string[];
  readonly waiting: readonly string[];
  /** The name of a built-in destination. */
  readonly place: string;
  readonly title: string;
  readonly description?: string;
  /** Days from the day of seeding to its day. */
  readonly startsIn: number;
  readonly time: string;
  readonly minutes: number;
  readonly area: string;
  readonly spot: string;
  readonly capacity: number;
}

const MOST_DAYS_AHEAD = 60;

const shape: Shape<DemoMeetup> = {
  host: byRule(rules.username),
  joined: listOf(byRule(rules.username)),
  waiting: listOf(byRule(rules.username)),
  place: byRule({ ...rules.destination, optional: false }),
  title: byRule(rules.meetupTitle),
  description: byRule(rules.meetupDescription),
  startsIn: wholeNumber(1, MOST_DAYS_AHEAD),
  time: byRule(rules.meetupTime),
  minutes: byRule(rules.meetupMinutes),
  area: byRule(rules.meetupArea),
  spot: byRule(rules.meetupSpot),
  capacity: byRule(rules.meetupPlaces),
};

/**
 * What demo travelers do together.
 * @throws when the data are invalid
 */
export const readDemoMeetups = (): readonly DemoMeetup[] => readEntries('meetups', shape);
