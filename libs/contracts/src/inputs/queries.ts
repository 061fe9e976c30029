import { limits } from '../limits.js';
import type { IntegerRule, QueryOf, Rules, TextRule } from './rule.js';
import { rules } from './rules.js';

const limit = (max: number) =>
  ({
    kind: 'integer',
    optional: true,
    min: 1,
    max,
    text: `limit must be between 1 and ${max}`,
  }) as const satisfies IntegerRule;

const cursorText = 'cursor must be one that a Link header gave';
const cursor = {
  kind: 'text',
  optional: true,
  text: cursorText,
  max: { value: 500, text: cursorText },
} as const satisfies TextRule;

/** `cursor` comes from the Link header of the previous page. */
const page = { limit: limit(limits.pageSize.max), cursor };
const optionalMessageId = { ...rules.messageId, optional: true } as const;

/** The parameters of each query string. Missing or empty ones do not filter. */
export const queries = {
  page,
  /** Without a category, the tips of all categories. */
  tips: { category: rules.tipCategoryFilter, ...page },
  /** Without `list`, all matches of the user, including declined requests. */
  matches: { list: rules.matchList, ...page },
  /** Without `subject`, all open cases; with `mine`, those that the viewer has taken. */
  cases: { subject: rules.caseSubject, mine: rules.onlyMine, ...page },
  /** With `with`, only the conversation with that user. */
  conversations: { with: rules.optionalId, ...page },
  /** The filters of a search; specification section 3, 'Search criteria'. */
  search: {
    destination: rules.searchText,
    startDate: rules.searchDay,
    endDate: rules.searchDay,
    interest: rules.searchInterest,
    limit: limit(limits.searchPageSize.max),
    cursor,
  },
  /** Trips with their crossings. */
  crossings: { limit: limit(limits.boardsPageSize.max), cursor },
  /** `from` begins the window of a long trip; `near` adds places up to so many kilometers away. */
  tripCrossings: {
    from: rules.from,
    near: rules.near,
    matched: rules.onlyMatched,
    interest: rules.searchInterest,
    limit: limit(limits.crossingsPageSize.max),
    cursor,
  },
  tripMeetups: { ...page, day: rules.meetupsDay },
  crossingDays: { from: rules.from, near: rules.near },
  destinationCrossings: { startDate: rules.visitorDay, endDate: rules.visitorDay },
  /** `withTrips` deletes the trips with their route; by default they stay. */
  routeRemoval: { withTrips: rules.withTrips },
  /** `t` is the token of the link in an email. */
  unsubscribe: { t: rules.linkToken },
  /** The page before one message or after one; without either, the newest page. */
  thread: { before: optionalMessageId, after: optionalMessageId, limit: limit(limits.threadPageSize.max) },
} as const satisfies Readonly<Record<string, Rules>>;

type Queries = typeof queries;
export type QueryName = keyof Queries;
export type PageQuery = QueryOf<Queries['page']>;
export type TipsQuery = QueryOf<Queries['tips']>;
export type MatchesQuery = QueryOf<Queries['matches']>;
export type ConversationsQuery = QueryOf<Queries['conversations']>;
export type CasesQuery = QueryOf<Queries['cases']>;
export type TripCrossingsQuery = QueryOf<Queries['tripCrossings']>;
export type SearchQuery = QueryOf<Queries['search']>;
export type ThreadQuery = QueryOf<Queries['thread']>;
