import type { ProblemCode } from './problems.js';
import type { frameInputs } from './inputs/inputs.js';
import type { InputOf } from './inputs/rule.js';
import type { MatchChangeView, MessageView } from './views/index.js';

/** Where the live channel listens. */
export const LIVE_PATH = '/ws';

type Inputs = typeof frameInputs;

/** Frames a client sends, each made from its rules; specification section 7. */
export type ClientFrame = { [Type in keyof Inputs]: { type: Type } & InputOf<Inputs[Type]> }[keyof Inputs];

/** Frames the server sends. Whoever meets an unknown type ignores it. */
export type ServerFrame =
  /** Sent after `auth`, and again after an outage of the bus: send what is queued and ask for what was missed. */
  | { type: 'ready' }
  | { type: 'new_message'; message: MessageView }
  | { type: 'typing_indicator'; senderId: number; isTyping: boolean }
  /** `readAt` is told to Premium authors alone. */
  | { type: 'read_receipt'; messageId: number; readerId: number; readAt: string | null }
  | { type: 'error'; code: ProblemCode; message: string; clientId?: string }
  /** A match changed: it carries what became of it, as its receiver sees it. Without, matches are read again. */
  | { type: 'match_update'; match?: MatchChangeView }
  /**
   * The conversation with a user changed: it began, or so many of its messages are unread now that some were read.
   * Without `with`, conversations are read again.
   */
  | { type: 'conversation_update'; with?: number; unreadCount?: number }
  /** Whom the user sees has changed: lists of travelers, their tips and the counts of both are read again. */
  | { type: 'people_update' };

export type ClientFrameType = ClientFrame['type'];

/** WebSocket close codes of the live channel. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  tooLarge: 1009,
  restarting: 1012,
  noSession: 4401,
  foreignUser: 4403,
} as const;
