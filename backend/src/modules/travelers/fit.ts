import {
  type CalendarDay,
  type InterestName,
  type NextTripView,
  type QuizAnswers,
  type SharedTripView,
  interestNames,
  quizQuestionIds,
  sharedDays,
} from '@wayfellow/contracts';

interface Days {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** A trip of the viewer and one of another traveler to the same place; their days need not overlap. */
export interface TripPair {
  destination: string;
  destinationId: number | null;
  coverImage: string | null;
  mine: Days;
  theirs: Days;
}

/** What two travelers have in common. */
export interface Fit {
  /** The pair of trips with the most shared days; null if none overlap. */
  shared: SharedTripView | null;
  /** Their soonest trip to a place both go to on different days; null if there is none, or if they share days anywhere. */
  samePlace: NextTripView | null;
  sharedInterests: InterestName[];
  /** How many quiz questions both answered the same; null unless both took the quiz. */
  quizInCommon: number | null;
}

/** What travelers are compared by, besides their trips. */
export interface Traits {
  interests: readonly InterestName[];
  answers: QuizAnswers | undefined;
}

/** Copies field by field: a pair may have more fields, which the viewer must not see. */
const sharedTripOf = ({
  destination,
  destinationId,
  coverImage,
  mine,
  theirs,
}: TripPair): SharedTripView | undefined => {
  const days = sharedDays(mine, theirs);
  return days && { destination, destinationId, coverImage, mine, theirs, ...days };
};

const theirTripOf = ({ destination, destinationId, coverImage, theirs }: TripPair): NextTripView => ({
  destination,
  destinationId,
  coverImage,
  ...theirs,
});

const longestFirst = (a: SharedTripView, b: SharedTripView) =>
  b.days - a.days || a.startDate.localeCompare(b.startDate);

/** The pair with the most shared days, the earlier one on a tie; null if no days are shared. */
export const bestShared = (pairs: readonly TripPair[]): SharedTripView | null =>
  pairs.flatMap((pair) => sharedTripOf(pair) ?? []).sort(longestFirst)[0] ?? null;

/** The interests that both have, in display order. */
const interestsInCommon = (mine: readonly InterestName[], theirs: readonly InterestName[]): InterestName[] =>
  interestNames.filter((name) => mine.includes(name) && theirs.includes(name));

/** How many quiz questions both answered the same; null unless both took the quiz. */
const answersInCommon = (mine: QuizAnswers | undefined, theirs: QuizAnswers | undefined): number | null =>
  mine && theirs ? quizQuestionIds.filter((id) => mine[id] === theirs[id]).length : null;

/** What two travelers have in common, from their trips to the same places, their interests and their answers. */
export const fitOf = (mine: Traits, theirs: Traits, pairs: readonly TripPair[]): Fit => {
  const shared = bestShared(pairs);
  return {
    shared,
    samePlace: shared || !pairs[0] ? null : theirTripOf(pairs[0]),
    sharedInterests: interestsInCommon(mine.interests, theirs.interests),
    quizInCommon: answersInCommon(mine.answers, theirs.answers),
  };
};

/** The fit shown to visitors, and of travelers with themselves. */
export const noFit: Fit = { shared: null, samePlace: null, sharedInterests: [], quizInCommon: null };
