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
  string,
  time,
} from './schema.js';

/** Both ends included. */
export const days = { startDate: day, endDate: day } as const;

/** Where a trip goes. */
export const place = {
  destination: string,
  destinationId: nullable(integer),
  /** The picture of the destination; null for a place in the traveler's own words. */
  coverImage: nullable(string),
} as const;

export const TripView = object({ id: integer, ...place, ...days, description: nullable(string) });
export type TripView = ViewOf<typeof TripView>;

export const DestinationView = object({
  id: integer,
  name: string,
  description: string,
  /** Its picture, a path of this site or an https address. */
  imageUrl: nullable(string),
  travelersCount: integer,
});
export type DestinationView = ViewOf<typeof DestinationView>;

const CompanionsView = object({
  /** The viewer's trip. */
  ...days,
  count: integer,
  /** The first of them. */
  people: list(UserView),
});
export type CompanionsView = ViewOf<typeof CompanionsView>;

/** A destination with what its page shows before a list is opened. */
export const DestinationDetailView = object({
  ...DestinationView.fields,
  tipsCount: integer,
  /** The first of its travelers, soonest first. */
  faces: list(UserView),
  /** Who is there on the days of the viewer's next trip there; null for visitors and without such a trip. */
  companions: nullable(CompanionsView),
});
export type DestinationDetailView = ViewOf<typeof DestinationDetailView>;

/** Where two people stand with each other, seen from the viewer. */
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
