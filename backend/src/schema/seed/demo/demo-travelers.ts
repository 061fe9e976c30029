import { type InterestName, type QuizAnswers, limits, rules } from '@wayfellow/contracts';
import { type Shape, byRule, entry, listOf, readEntries, wholeNumber } from '../data-file.js';

/** A trip relative to the day of seeding, so that it is always in the future. */
export interface DemoTrip {
  /** The name of a built-in destination. */
  readonly destination: string;
  /** Days from the day of seeding to the first day of the trip. */
  readonly startsIn: number;
  /** Length in days, first and last included. */
  readonly days: number;
  readonly description?: string;
  /** Whether it is a stop of its traveler's route. */
  readonly isStop?: boolean;
}

/** A demo traveler, not a real person. */
export interface DemoTraveler {
  readonly username: string;
  /** The name of a portrait in data/portraits. */
  readonly portrait: string;
  readonly name: string;
  readonly age?: number;
  readonly bio?: string;
  readonly interests: readonly InterestName[];
  /** Whether the trips of its file are the stops of one route. */
  readonly isRoute?: boolean;
  readonly trips: readonly DemoTrip[];
  /** Present if the traveler took the compatibility quiz. */
  readonly quiz?: QuizAnswers;
}

/** The password of every demo traveler. */
export const DEMO_PASSWORD = 'wayfellow-demo';

/** The address of a demo traveler; example.org receives no mail. */
export const demoEmail = ({ username }: Pick<DemoTraveler, 'username'>): string => `${username}@example.org`;

const DAYS_AHEAD = 365;

const trip: Shape<Omit<DemoTrip, 'isStop'>> = {
  destination: byRule({ ...rules.destination, optional: false }),
  startsIn: wholeNumber(1, DAYS_AHEAD),
  days: wholeNumber(1, limits.tripDays.max),
  description: byRule(rules.tripDescription),
};

const shape: Shape<DemoTraveler> = {
  username: byRule(rules.username),
  portrait: byRule({ kind: 'text', text: 'must be the name of a portrait' }),
  name: byRule(rules.name),
  age: byRule(rules.age),
  bio: byRule(rules.bio),
  interests: listOf(byRule(rules.interestName)),
  isRoute: byRule({ kind: 'flag', optional: true, text: 'must be true or false' }),
  trips: listOf(entry(trip)),
  quiz: byRule({ ...rules.preferences, optional: true }),
};

/** A trip that several travelers plan, for later in the year; each begins two days after the one before. */
interface LaterTrip {
  readonly destination: string;
  readonly startsIn: number;
  readonly days: number;
  readonly travelers: readonly string[];
}

const laterTrip: Shape<LaterTrip> = {
  destination: trip.destination,
  startsIn: trip.startsIn,
  days: trip.days,
  travelers: listOf(byRule(rules.username)),
};
const DAYS_BETWEEN = 2;

/** The trips for later in the year, by username: the map of the world has travelers in each of its months. */
const readLaterTrips = (): ReadonlyMap<string, readonly DemoTrip[]> => {
  const byUsername = new Map<string, DemoTrip[]>();
  for (const { travelers, startsIn, ...rest } of readEntries('later-trips', laterTrip))
    travelers.forEach((username, i) => {
      const one = { ...rest, startsIn: startsIn + DAYS_BETWEEN * i };
      byUsername.set(username, [...(byUsername.get(username) ?? []), one]);
    });
  return byUsername;
};

/**
 * All demo travelers; the first two are the accounts that the start prints. All of them are invented.
 * @throws when the data are invalid
 */
export const readDemoTravelers = (): readonly DemoTraveler[] => {
  const later = readLaterTrips();
  return ['iberia', 'europe', 'asia', 'americas', 'elsewhere'].flatMap((name) =>
    readEntries(`travelers/${name}`, shape).map((traveler) => ({
      ...traveler,
      trips: [
        ...traveler.trips.map((one) => ({ ...one, isStop: traveler.isRoute })),
        ...(later.get(traveler.username) ?? []),
      ],
    })),
  );
};
