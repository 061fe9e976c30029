import type { CalendarDay } from './calendar.js';
import type { InterestName, MatchStatus, TipCategory, Tier } from './choices.js';
import type { QuizAnswers } from './quiz.js';
import type { RemoteName } from './remotes.js';

/** Times are ISO 8601 in UTC; days are calendar days; what is unknown is null. */
type Instant = string;

/** A user to themself: the only view with an e-mail address. */
export interface SessionUserView {
  id: number;
  username: string;
  email: string;
  name: string;
  age: number | null;
  bio: string | null;
  profileImage: string | null;
  tier: Tier;
}
/** A user to a stranger who knows the id. */
export interface UserView {
  id: number;
  name: string;
  profileImage: string | null;
}
/** A traveler as others meet them. */
export interface TravelerView extends UserView {
  age: number | null;
  bio: string | null;
  /** Premium's verified traveler badge. */
  isVerified: boolean;
}
export interface TripView {
  id: number;
  destination: string;
  destinationId: number | null;
  /** The picture of the destination; null for a place in the traveler's own words. */
  coverImage: string | null;
  startDate: CalendarDay;
  endDate: CalendarDay;
  description: string | null;
}
export interface InterestView {
  id: number;
  name: InterestName;
}
export interface DestinationView {
  id: number;
  name: string;
  description: string;
  /** Its picture, a path of this site or an https address. */
  imageUrl: string | null;
  travelersCount: number;
}
/** A destination with what its page shows before a list is opened. */
export interface DestinationDetailView extends DestinationView {
  tipsCount: number;
  /** The first of its travelers, soonest first. */
  faces: UserView[];
  /** Who is there on the days of the viewer's next trip there; null for visitors and without such a trip. */
  companions: CompanionsView | null;
}
export interface CompanionsView {
  /** The viewer's trip. */
  startDate: CalendarDay;
  endDate: CalendarDay;
  count: number;
  /** The first of them. */
  people: UserView[];
}
/** Where two people stand with each other, seen from the viewer. */
export type ConnectionState = 'none' | 'self' | 'sent' | 'received' | 'matched' | 'declined';

export interface DestinationTravelerView extends TravelerView {
  connection: ConnectionState;
  startDate: CalendarDay;
  endDate: CalendarDay;
}
export interface TipView {
  id: number;
  destinationId: number;
  title: string;
  content: string;
  category: TipCategory;
  authorId: number;
  author: string;
  /** The same as `author`: the specification uses both spellings. */
  authorName: string;
  upvotes: number;
  /** Whether the viewer upvoted it; false for visitors. */
  isUpvoted: boolean;
  createdAt: Instant;
}
/** A search result: one card a trip. `id` is the traveler's user id. */
export interface TravelerCardView extends TravelerView {
  tripId: number;
  destination: string;
  destinationId: number | null;
  startDate: CalendarDay;
  endDate: CalendarDay;
  interests: InterestName[];
  /** The picture of the destination; null for a place in the traveler's own words. */
  coverImage: string | null;
  connection: ConnectionState;
  /** For a signed-in viewer with an overlapping trip to the same place; otherwise null. */
  shared: SharedTripView | null;
  sharedInterests: InterestName[];
  /** Quiz answers both gave alike; null unless both took the quiz. */
  quizInCommon: number | null;
}
/** Two trips to one place whose days overlap. */
export interface SharedTripView {
  destination: string;
  destinationId: number | null;
  /** The picture of the destination; null for a place in the traveler's own words. */
  coverImage: string | null;
  mine: { startDate: CalendarDay; endDate: CalendarDay };
  theirs: { startDate: CalendarDay; endDate: CalendarDay };
  startDate: CalendarDay;
  endDate: CalendarDay;
  days: number;
}
/** The soonest trip of a traveler that is not over. */
export interface NextTripView {
  destination: string;
  destinationId: number | null;
  /** The picture of the destination; null for a place in the traveler's own words. */
  coverImage: string | null;
  startDate: CalendarDay;
  endDate: CalendarDay;
}
/** Why somebody is suggested, in words made from real data. `strong` is the fact, `text` what follows it. */
export interface ReasonView {
  kind: 'trip' | 'place' | 'interests' | 'quiz' | 'none';
  strong: string;
  text: string;
}
export interface PotentialMatchView extends TravelerView {
  shared: SharedTripView | null;
  nextTrip: NextTripView | null;
  sharedInterests: InterestName[];
  quizInCommon: number | null;
  reasons: ReasonView[];
}
export interface MatchView {
  id: number;
  status: MatchStatus;
  /** The requester. */
  user1Id: number;
  /** The recipient. */
  user2Id: number;
  createdAt: Instant;
  otherUser: TravelerView;
  shared: SharedTripView | null;
  nextTrip: NextTripView | null;
}
/** How many matches stand under each list. */
export interface MatchCountsView {
  requests: number;
  sent: number;
  matched: number;
  /** Connection requests the free plan still allows in the rolling day; null for Premium, which has no limit. */
  requestsLeft: number | null;
}
/** A match as it became by connecting or answering, with the counts from then on. */
export interface MatchChangeView extends MatchView {
  counts: MatchCountsView;
}
export interface MessageView {
  id: number;
  senderId: number;
  receiverId: number;
  content: string;
  read: boolean;
  /** When it was read; told to Premium senders alone, otherwise null. */
  readAt: Instant | null;
  createdAt: Instant;
  /** Told to the sender alone. */
  clientId?: string;
}
/** A conversation with its latest message (none yet: an empty array). */
export interface ConversationView {
  user: UserView;
  messages: MessageView[];
  unreadCount: number;
  /** The trip the two share. */
  shared: SharedTripView | null;
}
/** What waits for a user: the numbers on the header's badges. */
export interface UnreadView {
  /** Conversations with at least one unread message. */
  conversations: number;
  /** With whom these conversations are; at most limits.unreadSenders. */
  userIds: number[];
  /** Connection requests to answer. */
  requests: number;
}
export interface PlanView {
  key: 'premium';
  name: string;
  price: number;
  currency: string;
  interval: 'month';
  /** The provider's price identifier, to be sent as planId. */
  priceId: string;
  /** False where no payment provider is set up: the plan is shown and cannot be bought. */
  isForSale: boolean;
}
export interface SubscriptionStatusView {
  active: boolean;
  status: string;
  tier: Tier;
  /** Unix seconds. */
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}
export interface ClientSecretView {
  clientSecret: string;
}
/** The stored quiz answers, or null before the quiz was taken. */
export interface PreferencesView {
  preferences: QuizAnswers | null;
}
/** Where a federated frontend is served, and which file the shell may run as its entry. */
export interface RemotePlaceView {
  /** Its federation manifest: a path or a whole address. */
  manifest: string;
  /** The entry's hashes, as in a script's `integrity`; null where none is known, so that the entry must not run. */
  integrity: string | null;
}
/** config.json: what a frontend must know at run time. */
export interface ClientConfigView {
  /** Where each remote is, and what its entry must be. */
  remotes: Partial<Record<RemoteName, RemotePlaceView>>;
  /** The card provider's public key; null where nothing can be bought. */
  stripePublishableKey: string | null;
  /** The script of a sandbox, to be loaded before the card form; null for the provider's own. */
  stripeScript: string | null;
  /** Where the sandbox's script finds its server; null for the provider's own. */
  stripeApiUrl: string | null;
}
