import { interestNames, matchStatuses } from '../choices.js';
import { TravelerView, UserView } from './people.js';
import { connection, days, place } from './places.js';
import {
  type ViewOf,
  boolean,
  choice,
  integer,
  list,
  nullable,
  object,
  optional,
  string,
  time,
} from './schema.js';

/** Two trips to one place whose days overlap. */
const SharedTripView = object({
  ...place,
  mine: object(days),
  theirs: object(days),
  ...days,
  days: integer,
});
export type SharedTripView = ViewOf<typeof SharedTripView>;

/** The soonest trip of a traveler that is not over. */
const NextTripView = object({ ...place, ...days });
export type NextTripView = ViewOf<typeof NextTripView>;

/** What the viewer, when signed in, has in common with a traveler. */
const common = {
  /** Their overlapping trips to the same place. */
  shared: nullable(SharedTripView),
  sharedInterests: list(choice(interestNames)),
  /** Quiz answers both gave alike; null unless both took the quiz. */
  quizInCommon: nullable(integer),
} as const;

/** A search result: one card a trip. `id` is the traveler's user id. */
export const TravelerCardView = object({
  ...TravelerView.fields,
  tripId: integer,
  ...place,
  ...days,
  interests: list(choice(interestNames)),
  connection,
  ...common,
});
export type TravelerCardView = ViewOf<typeof TravelerCardView>;

/** What is known of a traveler, beside what they tell themselves. */
const TrustView = object({
  /** Whether emails are known to arrive at their address. */
  isConfirmed: boolean,
  /** Since when they have been a member. */
  memberSince: time,
});

/** A traveler's page. */
export const TravelerProfileView = object({
  ...TravelerView.fields,
  connection,
  /** Those that are not over, soonest first; at most `limits.profileTrips`. */
  trips: list(NextTripView),
  interests: list(choice(interestNames)),
  ...common,
  trust: TrustView,
});
export type TravelerProfileView = ViewOf<typeof TravelerProfileView>;

/** Why somebody is suggested, in words made from real data. `strong` is the fact, `text` what follows it. */
const ReasonView = object({
  kind: choice(['trip', 'place', 'interests', 'quiz', 'none']),
  strong: string,
  text: string,
});
export type ReasonView = ViewOf<typeof ReasonView>;

export const PotentialMatchView = object({
  ...TravelerView.fields,
  ...common,
  nextTrip: nullable(NextTripView),
  reasons: list(ReasonView),
});
export type PotentialMatchView = ViewOf<typeof PotentialMatchView>;

export const MatchView = object({
  id: integer,
  status: choice(matchStatuses),
  /** The requester. */
  user1Id: integer,
  /** The recipient. */
  user2Id: integer,
  createdAt: time,
  otherUser: TravelerView,
  shared: nullable(SharedTripView),
  nextTrip: nullable(NextTripView),
});
export type MatchView = ViewOf<typeof MatchView>;

/** How many matches stand under each list. */
export const MatchCountsView = object({
  requests: integer,
  sent: integer,
  matched: integer,
  /** Connection requests the free plan still allows in the rolling day; null for Premium, which has no limit. */
  requestsLeft: nullable(integer),
});
export type MatchCountsView = ViewOf<typeof MatchCountsView>;

/** A match as it became by connecting or answering, with the counts from then on. */
export const MatchChangeView = object({ ...MatchView.fields, counts: MatchCountsView });
export type MatchChangeView = ViewOf<typeof MatchChangeView>;

export const MessageView = object({
  id: integer,
  senderId: integer,
  receiverId: integer,
  content: string,
  read: boolean,
  /** When it was read; told to Premium senders alone, otherwise null. */
  readAt: nullable(time),
  createdAt: time,
  /** Told to the sender alone. */
  clientId: optional(string),
});
export type MessageView = ViewOf<typeof MessageView>;

/** A conversation with its latest message (none yet: an empty list). */
export const ConversationView = object({
  user: UserView,
  messages: list(MessageView),
  unreadCount: integer,
  /** The trip the two share. */
  shared: nullable(SharedTripView),
});
export type ConversationView = ViewOf<typeof ConversationView>;

/** What waits for a user: the numbers on the header's badges. */
export const UnreadView = object({
  /** Conversations with at least one unread message. */
  conversations: integer,
  /** With whom these conversations are; at most limits.unreadSenders. */
  userIds: list(integer),
  /** Connection requests to answer. */
  requests: integer,
});
export type UnreadView = ViewOf<typeof UnreadView>;
