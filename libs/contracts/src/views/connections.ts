import { interestNames, matchStatuses } from '../choices.js';
import { TravelerView, UserView } from './people.js';
import { connection, days, place } from './places.js';
import { OwnReferenceView, ReferenceView } from './references.js';
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

/** Two overlapping trips to the same place. */
const SharedTripView = object({
  ...place,
  mine: object(days),
  theirs: object(days),
  ...days,
  days: integer,
});
export type SharedTripView = ViewOf<typeof SharedTripView>;

/** A traveler's next trip, which may have begun. */
const NextTripView = object({ ...place, ...days });
export type NextTripView = ViewOf<typeof NextTripView>;

/** What a signed-in viewer has in common with a traveler. */
const common = {
  /** Their overlapping trips to the same place. */
  shared: nullable(SharedTripView),
  sharedInterests: list(choice(interestNames)),
  /** Number of identical quiz answers; null unless both took the quiz. */
  quizInCommon: nullable(integer),
} as const;

/** A search result: one card per trip. `id` is the traveler's user id. */
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

/** What is known about a traveler besides what they write themselves. */
const TrustView = object({
  /** Whether their email address is confirmed. */
  isConfirmed: boolean,
  memberSince: time,
  /** How many people the traveler and they say they traveled together. */
  traveledWith: optional(integer),
  /** Whether their picture is a photo they uploaded. */
  hasOwnPhoto: optional(boolean),
  /** Whether they usually answer a first message within a day. Missing where too few were written to them lately. */
  answersWithinADay: optional(boolean),
});

/** A traveler's page. */
export const TravelerProfileView = object({
  ...TravelerView.fields,
  connection,
  /** Current and future trips, soonest first; at most `limits.profileTrips`. */
  trips: list(NextTripView),
  interests: list(choice(interestNames)),
  ...common,
  trust: TrustView,
  /** The photo that is their picture, to report it; missing if they uploaded none. */
  photoId: optional(integer),
  /** The latest `limits.profileReferences` of what others wrote about them, and how many there are. */
  references: optional(list(ReferenceView)),
  referenceCount: optional(integer),
  /** What the viewer wrote about them; missing if nothing. */
  ownReference: optional(OwnReferenceView),
});
export type TravelerProfileView = ViewOf<typeof TravelerProfileView>;

/** Why a traveler is suggested. `strong` is the emphasized beginning, `text` the rest. */
const ReasonView = object({
  kind: choice(['trip', 'place', 'interests', 'quiz', 'none']),
  strong: string,
  text: string,
});
export type ReasonView = ViewOf<typeof ReasonView>;

export const PotentialMatchView = object({
  ...TravelerView.fields,
  ...common,
  /** Of somebody who goes where the viewer goes, on other days, it is the trip there. */
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

/** The number of matches in each list. */
export const MatchCountsView = object({
  requests: integer,
  sent: integer,
  matched: integer,
  /** Connection requests left in the rolling 24 hours; null for Premium, which has no limit. */
  requestsLeft: nullable(integer),
});
export type MatchCountsView = ViewOf<typeof MatchCountsView>;

/** A match after a request or an answer, with the new counts. */
export const MatchChangeView = object({ ...MatchView.fields, counts: MatchCountsView });
export type MatchChangeView = ViewOf<typeof MatchChangeView>;

export const MessageView = object({
  id: integer,
  senderId: integer,
  receiverId: integer,
  /** Empty if it was taken back or is hidden. */
  content: string,
  /** True if a moderator's decision hides it, also from its sender. Else missing. */
  isHidden: optional(boolean),
  read: boolean,
  /** When it was read; sent to Premium senders only, otherwise null. */
  readAt: nullable(time),
  createdAt: time,
  /** Sent to the sender only. */
  clientId: optional(string),
});
export type MessageView = ViewOf<typeof MessageView>;

/** A conversation. `messages` holds its latest message, or is empty. */
export const ConversationView = object({
  user: UserView,
  messages: list(MessageView),
  unreadCount: integer,
  /** The trip the two share. */
  shared: nullable(SharedTripView),
  /** True if the other cannot be reached: the conversation is read only. Else missing. */
  isReadOnly: optional(boolean),
});
export type ConversationView = ViewOf<typeof ConversationView>;

/** The numbers on the header's badges. */
export const UnreadView = object({
  /** Conversations with at least one unread message. */
  conversations: integer,
  /** The other users of these conversations; at most `limits.unreadSenders`. */
  userIds: list(integer),
  /** Connection requests waiting for an answer. */
  requests: integer,
});
export type UnreadView = ViewOf<typeof UnreadView>;
