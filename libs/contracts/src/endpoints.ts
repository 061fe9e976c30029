import type { InterestName, MatchList, TipCategory } from './choices.js';
import type {
  ConnectInput,
  InterestInput,
  LoginInput,
  MatchAnswerInput,
  MessageInput,
  PreferencesInput,
  ProfileInput,
  RegisterInput,
  SubscribeInput,
  TipInput,
  TripInput,
} from './inputs.js';
import type * as views from './views.js';

import { endpointOf as endpoint } from './endpoint.js';

interface ById {
  params: { id: number };
}
/** A page of a list: `cursor` comes from the Link header of the page before. */
export interface PageQuery {
  limit?: number;
  cursor?: string;
  [key: string]: string | number | undefined;
}
/** Without `list`, everything between the user and others, declined requests included. */
export interface MatchesQuery extends PageQuery {
  list?: MatchList;
}
/** With `with`, the conversation with that user alone. */
export interface ConversationsQuery extends PageQuery {
  with?: number;
}
/** The filters of GET /api/search/travelers; specification section 3, 'Search criteria'. */
export interface SearchQuery extends PageQuery {
  destination?: string;
  startDate?: string;
  endDate?: string;
  interest?: InterestName | 'any' | '';
}
/** The page before one message or after one; without either, the newest page. */
export interface ThreadQuery {
  before?: number;
  after?: number;
  limit?: number;
  [key: string]: number | undefined;
}

/** Every call of the API; specification section 7 and the decisions. Backend routes and browser calls are made from these. */
export const endpoints = {
  auth: {
    me: endpoint<views.SessionUserView>()('GET /api/auth/me', 'session', 'The signed-in user'),
    login: endpoint<views.SessionUserView, { body: LoginInput }>()(
      'POST /api/auth/login',
      'public',
      'Sign in',
    ),
    register: endpoint<views.SessionUserView, { body: RegisterInput }>()(
      'POST /api/auth/register',
      'public',
      'Create an account and sign in',
      201,
    ),
    logout: endpoint<void>()('POST /api/auth/logout', 'public', 'Sign out', 204),
  },
  users: {
    one: endpoint<views.UserView, ById>()('GET /api/users/:id', 'session', "Somebody's name and picture"),
    update: endpoint<views.SessionUserView, ById & { body: ProfileInput }>()(
      'PUT /api/users/:id',
      'session',
      'Replace your profile',
    ),
  },
  trips: {
    list: endpoint<views.TripView[], { query?: PageQuery }>()('GET /api/trips', 'session', 'Your trips'),
    create: endpoint<views.TripView, { body: TripInput }>()('POST /api/trips', 'session', 'Add a trip', 201),
    update: endpoint<views.TripView, ById & { body: TripInput }>()(
      'PUT /api/trips/:id',
      'session',
      'Change a trip',
    ),
    remove: endpoint<void, ById>()('DELETE /api/trips/:id', 'session', 'Delete a trip', 204),
  },
  interests: {
    list: endpoint<views.InterestView[]>()('GET /api/interests', 'session', 'Your interests'),
    add: endpoint<views.InterestView, { body: InterestInput }>()(
      'POST /api/interests',
      'session',
      'Add an interest',
      201,
    ),
    remove: endpoint<void, ById>()('DELETE /api/interests/:id', 'session', 'Remove an interest', 204),
  },
  matches: {
    list: endpoint<views.MatchView[], { query?: MatchesQuery }>()(
      'GET /api/matches',
      'session',
      'Your matches: requests received and sent, and accepted ones',
    ),
    counts: endpoint<views.MatchCountsView>()(
      'GET /api/matches/counts',
      'session',
      'How long each list of your matches is, and how many requests you have left',
    ),
    potential: endpoint<views.PotentialMatchView[], { query?: PageQuery }>()(
      'GET /api/matches/potential',
      'session',
      'Travelers suggested to you, with reasons',
    ),
    create: endpoint<views.MatchChangeView, { body: ConnectInput }>()(
      'POST /api/matches',
      'session',
      'Send a connection request; 200 when it accepts one that was pending',
      201,
    ),
    answer: endpoint<views.MatchChangeView, ById & { body: MatchAnswerInput }>()(
      'PUT /api/matches/:id',
      'session',
      'Accept or decline a request you received',
    ),
  },
  messages: {
    conversations: endpoint<views.ConversationView[], { query?: ConversationsQuery }>()(
      'GET /api/messages/conversations',
      'session',
      'Your conversations, latest first',
    ),
    unread: endpoint<views.UnreadView>()(
      'GET /api/messages/unread',
      'session',
      'What waits for you: unread conversations and requests to answer',
    ),
    thread: endpoint<views.MessageView[], ById & { query?: ThreadQuery }>()(
      'GET /api/messages/:id',
      'session',
      'Messages with another user, oldest first',
    ),
    send: endpoint<views.MessageView, { body: MessageInput }>()(
      'POST /api/messages',
      'session',
      'Send a message',
      201,
    ),
    read: endpoint<void, ById>()(
      'PUT /api/messages/:id/read',
      'session',
      'Mark everything up to this message as read, while the live channel is down',
      204,
    ),
  },
  destinations: {
    list: endpoint<views.DestinationView[], { query?: PageQuery }>()(
      'GET /api/destinations',
      'public',
      'Destinations',
    ),
    one: endpoint<views.DestinationDetailView, ById>()(
      'GET /api/destinations/:id',
      'public',
      'One destination, with its counts and first travelers',
    ),
    travelers: endpoint<views.DestinationTravelerView[], ById & { query?: PageQuery }>()(
      'GET /api/destinations/:id/travelers',
      'public',
      'Who plans to go there, soonest first',
    ),
    travelTips: endpoint<views.TipView[], ById & { query?: PageQuery }>()(
      'GET /api/destinations/:id/travel-tips',
      'public',
      'Tips of a destination',
    ),
  },
  tips: {
    list: endpoint<views.TipView[], ById & { query?: PageQuery & { category?: TipCategory } }>()(
      'GET /api/destinations/:id/tips',
      'public',
      'Tips of a destination, all or of one category',
    ),
    create: endpoint<views.TipView, ById & { body: TipInput }>()(
      'POST /api/destinations/:id/tips',
      'session',
      'Share a tip',
      201,
    ),
    upvote: endpoint<views.TipView, ById>()('PUT /api/tips/:id/upvote', 'session', 'Upvote a tip'),
    takeBack: endpoint<views.TipView, ById>()(
      'DELETE /api/tips/:id/upvote',
      'session',
      'Take an upvote back',
    ),
    remove: endpoint<void, ById>()('DELETE /api/tips/:id', 'session', 'Delete your tip', 204),
  },
  search: {
    travelers: endpoint<views.TravelerCardView[], { query?: SearchQuery }>()(
      'GET /api/search/travelers',
      'public',
      'Travelers by destination, dates and interest',
    ),
  },
  subscriptions: {
    plans: endpoint<views.PlanView[]>()('GET /api/plans', 'public', 'What can be bought'),
    status: endpoint<views.SubscriptionStatusView>()(
      'GET /api/subscription-status',
      'session',
      'Your subscription',
    ),
    create: endpoint<views.ClientSecretView, { body: SubscribeInput }>()(
      'POST /api/subscriptions',
      'session',
      'Start a subscription',
      201,
    ),
    cancel: endpoint<views.SubscriptionStatusView>()(
      'POST /api/cancel-subscription',
      'session',
      'Cancel at the end of the period',
    ),
  },
  /** Premium's trip planning tools: calendar files (RFC 5545), answered as text/calendar. */
  calendar: {
    trip: endpoint<string, ById>()('GET /api/trips/:id/calendar', 'premium', 'Your trip as a calendar file'),
    shared: endpoint<string, ById>()(
      'GET /api/matches/:id/calendar',
      'premium',
      'The days you share with a match as a calendar file',
    ),
  },
  quiz: {
    mine: endpoint<views.PreferencesView>()(
      'GET /api/user/travel-preferences',
      'premium',
      'Your stored quiz answers',
    ),
    save: endpoint<views.PreferencesView, { body: PreferencesInput }>()(
      'POST /api/user/travel-preferences',
      'premium',
      'Store your quiz answers',
    ),
  },
} as const;
