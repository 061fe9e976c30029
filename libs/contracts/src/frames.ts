import type { ProblemCode } from './problems.js';
import type { frameInputs } from './inputs/inputs.js';
import type { InputOf } from './inputs/rule.js';
import type { GroupMessageView, MatchChangeView, MessageView } from './views/index.js';

/** Path of the live channel (WebSocket). */
export const LIVE_PATH = '/ws';

/** How often the server sends each socket a `beat`. */
export const BEAT_EVERY_MS = 30_000;
/** After how long without one a client takes its connection for dead: one may be late by half the interval. */
export const SILENT_AFTER_MS = 45_000;

/** For at least how long before a socket opens the server knows whether there was news. */
export const NEWS_MS = 10_000;

type Inputs = typeof frameInputs;

/** Frames a client sends, each derived from its rules; specification section 7. */
export type ClientFrame = { [Type in keyof Inputs]: { type: Type } & InputOf<Inputs[Type]> }[keyof Inputs];

/** Frames the server sends. Receivers ignore unknown types. */
export type ServerFrame =
  /**
   * Sent after `auth`, and again after an outage of the message bus: clients send what they queued and refetch what they missed.
   * `newsMsAgo` is how long before the socket opened the user was last sent anything, if that was within `NEWS_MS`: what a page
   * that is being loaded has read already may be older.
   */
  | { type: 'ready'; newsMsAgo?: number }
  /**
   * Sent after the answer to `auth`, and at that interval from then on. A connection may die without a close, and a page sees no
   * pings. Older servers send none.
   */
  | { type: 'beat' }
  | { type: 'new_message'; message: MessageView }
  /** A message was hidden by a moderator's decision, or is shown again. */
  | { type: 'message_update'; message: MessageView }
  | { type: 'typing_indicator'; senderId: number; isTyping: boolean }
  /** `readAt` is sent to Premium authors only. */
  | { type: 'read_receipt'; messageId: number; readerId: number; readAt: string | null }
  | { type: 'error'; code: ProblemCode; message: string; clientId?: string }
  /** A match changed: `match` is its new state as the receiver sees it. Without `match`, clients refetch matches. */
  | { type: 'match_update'; match?: MatchChangeView }
  /**
   * The conversation with a user changed: it was created, or some of its messages were read and `unreadCount` are left.
   * Without `with`, clients refetch conversations.
   */
  | { type: 'conversation_update'; with?: number; unreadCount?: number }
  /** The set of people visible to the user changed: clients refetch lists of travelers, their tips and the counts of both. */
  | { type: 'people_update' }
  /** A message or a line of the system in a conversation of several. */
  | { type: 'new_group_message'; message: GroupMessageView }
  | { type: 'group_typing_indicator'; conversationId: number; senderId: number; isTyping: boolean }
  /** Somebody has read a conversation of several up to a message. */
  | { type: 'group_read_receipt'; conversationId: number; messageId: number; readerId: number }
  /** Who is in a conversation, or how it is called, changed: clients refetch it and the list. */
  | { type: 'members_update'; conversationId: number }
  /** The user's notifications changed: clients refetch their number, and the list if it is shown. */
  | { type: 'notification_update' }
  /** A meetup that the user is in or looks at changed: clients refetch it. */
  | { type: 'meetup_update'; meetupId: number };

export type ClientFrameType = ClientFrame['type'];

/** WebSocket close codes of the live channel. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  tooLarge: 1009,
  restarting: 1012,
  noSession: 4401,
  wrongUser: 4403,
  /** The account's standing allows no live channel. */
  restricted: 4410,
} as const;
