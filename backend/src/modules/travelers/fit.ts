import {
  type CalendarDay,
  type InterestName,
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

/** Two trips of two people to one place; their days may lie apart. */
export interface TripPair {
  destination: string;
  destinationId: number | null;
  coverImage: string | null;
  mine: Days;
  theirs: Days;
}

/** What two travelers have in common. */
export interface Fit {
  /** The trips that share most days; null where none overlap. */
  shared: SharedTripView | null;
  /** A place both go to on days that do not overlap; null where there is none. */
  samePlace: string | null;
  sharedInterests: InterestName[];
  /** Answers both gave alike; null unless both took the quiz. */
  quizInCommon: number | null;
}

/** What one traveler is compared by, beside their trips. */
export interface Traits {
  interests: readonly InterestName[];
  answers: QuizAnswers | undefined;
}

/** Field by field: a pair may carry more, which is not for the viewer. */
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

const longestFirst = (a: SharedTripView, b: SharedTripView) =>
  b.days - a.days || a.startDate.localeCompare(b.startDate);

/** The pair that shares most days, the sooner one of equals; null where no days are shared. */
export const bestShared = (pairs: readonly TripPair[]): SharedTripView | null =>
  pairs.flatMap((pair) => sharedTripOf(pair) ?? []).sort(longestFirst)[0] ?? null;

/** Both travelers' interests, in the order in which the product lists them. */
const interestsInCommon = (mine: readonly InterestName[], theirs: readonly InterestName[]): InterestName[] =>
  interestNames.filter((name) => mine.includes(name) && theirs.includes(name));

/** How many quiz questions two people answered alike; null unless both took the quiz. */
const answersInCommon = (mine: QuizAnswers | undefined, theirs: QuizAnswers | undefined): number | null =>
  mine && theirs ? quizQuestionIds.filter((id) => mine[id] === theirs[id]).length : null;

/** What two travelers have in common, from their trips to the same places, their interests and their answers. */
export const fitOf = (mine: Traits, theirs: Traits, pairs: readonly TripPair[]): Fit => {
  const shared = bestShared(pairs);
  return {
    shared,
    samePlace: shared ? null : (pairs[0]?.destination ?? null),
    sharedInterests: interestsInCommon(mine.interests, theirs.interests),
    quizInCommon: answersInCommon(mine.answers, theirs.answers),
  };
};

/** What is told where nobody is compared: to a visitor, and of oneself. */
export const noFit: Fit = { shared: null, samePlace: null, sharedInterests: [], quizInCommon: null };
