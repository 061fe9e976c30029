import { interestNames } from '../../choices.js';
import { unseenReasons } from '../../together/crossings.js';
import { TravelerView } from '../people.js';
import { TripView, connection, days } from '../places.js';
import { type ViewOf, boolean, choice, day, integer, list, nullable, object, string } from '../schema.js';

/** How many people. Null: a few, where fewer than `limits.crossings.minCount` are not told. `isAtLeast`: rounded down. */
const CountView = object({ value: nullable(integer), isAtLeast: boolean });
export type CountView = ViewOf<typeof CountView>;

/** How many of a board's people are there on a day, and whether the day is one of those asked about. */
export const DayCountView = object({ day, count: CountView, isMine: boolean });
export type DayCountView = ViewOf<typeof DayCountView>;

/** A trip that shares days with the viewer's. */
const CrossingBarView = object({
  ...days,
  destination: string,
  destinationId: nullable(integer),
  /** 0 at the same place; null where one of the two places lies in the other. */
  km: nullable(integer),
  /** Whether one of the two places lies in the other. */
  isWithin: boolean,
});

const AlsoInView = object({ destination: string, ...days });

/** Somebody who is where the viewer is, on the same days. */
export const CrossingView = object({
  ...TravelerView.fields,
  connection,
  /** How many days of the window the best of their trips shares with the viewer's. */
  days: integer,
  /** Their trips that share days with it, soonest first; of more than `limits.crossings.bars` the best. */
  bars: list(CrossingBarView),
  sharedInterests: list(choice(interestNames)),
  /** Number of identical quiz answers; null unless both took the quiz. */
  quizInCommon: nullable(integer),
  /** Their trips that share days with the viewer's other trips, soonest first. */
  alsoIn: list(AlsoInView),
});
export type CrossingView = ViewOf<typeof CrossingView>;

/** One of the viewer's trips, and who is there on its days. */
export const TripCrossingsView = object({
  trip: TripView,
  total: CountView,
  /** From two days before the trip, or the window of it, to two after. */
  days: list(DayCountView),
  /** The first few; none if the viewer is not seen either. */
  top: list(CrossingView),
  /** Whether its people are named, and named the viewer. */
  isMutual: boolean,
  /** Why not. */
  unseen: nullable(choice(unseenReasons)),
  /** Whether the viewer is told of new people on its days. */
  isWatched: boolean,
  /** How many meetups on its days the viewer may see. */
  meetups: integer,
});
export type TripCrossingsView = ViewOf<typeof TripCrossingsView>;

/** How many travelers are at a destination on some days. */
export const DestinationCrossingsView = object({
  total: CountView,
  days: list(DayCountView),
  /** Always true: small numbers are not told, and others are rounded. */
  isCoarse: boolean,
});
export type DestinationCrossingsView = ViewOf<typeof DestinationCrossingsView>;
