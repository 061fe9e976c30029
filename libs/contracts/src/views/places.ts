import { tipCategories } from '../choices.js';
import { TravelerView, UserView } from './people.js';
import {
  type ViewOf,
  boolean,
  choice,
  day,
  integer,
  list,
  nullable,
  object,
  optional,
  string,
  time,
} from './schema.js';

/** The days of a trip, both included. */
export const days = { startDate: day, endDate: day } as const;

/** The destination of a trip. */
export const place = {
  destination: string,
  destinationId: nullable(integer),
  /** The destination's picture; null for a place entered as free text. */
  coverImage: nullable(string),
} as const;

export const TripView = object({
  id: integer,
  ...place,
  ...days,
  description: nullable(string),
  /** Whether only its traveler and their matches see it. */
  isQuiet: optional(boolean),
  /** The route of its owner's that it is a stop of. Only in their own list. */
  routeId: optional(nullable(integer)),
});
export type TripView = ViewOf<typeof TripView>;

export const DestinationView = object({
  id: integer,
  name: string,
  description: string,
  /** A path on this site or an https URL. */
  imageUrl: nullable(string),
  travelersCount: integer,
});
export type DestinationView = ViewOf<typeof DestinationView>;

const CompanionsView = object({
  /** The viewer's trip. */
  ...days,
  count: integer,
  /** The first few of them. */
  people: list(UserView),
});
export type CompanionsView = ViewOf<typeof CompanionsView>;

/** A destination with what its page shows before any list is opened. */
export const DestinationDetailView = object({
  ...DestinationView.fields,
  tipsCount: integer,
  /** The first few of its travelers, soonest first. */
  faces: list(UserView),
  /** Travelers there during the viewer's next trip to it that is not quiet; null for visitors and without such a trip. */
  companions: nullable(CompanionsView),
});
export type DestinationDetailView = ViewOf<typeof DestinationDetailView>;

/** The connection between the viewer and another user, from the viewer's side. */
export const connection = choice(['none', 'self', 'sent', 'received', 'matched', 'declined']);
export type ConnectionState = ViewOf<typeof connection>;

export const DestinationTravelerView = object({ ...TravelerView.fields, connection, ...days });
export type DestinationTravelerView = ViewOf<typeof DestinationTravelerView>;

export const TipView = object({
  id: integer,
  destinationId: integer,
  title: string,
  content: string,
  category: choice(tipCategories),
  authorId: integer,
  author: string,
  /** The same as `author`: the specification uses both spellings. */
  authorName: string,
  upvotes: integer,
  /** Whether the viewer upvoted it; false for visitors. */
  isUpvoted: boolean,
  createdAt: time,
});
export type TipView = ViewOf<typeof TipView>;
