import { notificationKinds, optionalKinds, pushedKinds } from '../safety/notifications.js';
import { meetupEvents } from '../together/meetups.js';
import { UserView } from './people.js';
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

/** A line of the bell's list. */
export const NotificationView = object({
  /** Grows with each new event, also if the event is folded into a line that is still unread. */
  id: integer,
  kind: choice(notificationKinds),
  /** The traveler who did it, or whom it is about. */
  actor: nullable(UserView),
  /** See `NotificationSubjects`. */
  subject: object({
    matchId: optional(integer),
    messageId: optional(integer),
    conversationId: optional(integer),
    count: optional(integer),
    meetupId: optional(integer),
    event: optional(choice(meetupEvents)),
    planId: optional(integer),
    place: optional(string),
    meetsAt: optional(time),
    zone: optional(string),
    decisionId: optional(integer),
    code: optional(string),
    device: optional(string),
  }),
  /** Number of unread messages of the conversation, for messages; else null. */
  unreadMessages: nullable(integer),
  createdAt: time,
  isRead: boolean,
});
export type NotificationView = ViewOf<typeof NotificationView>;

/** Number of unread notifications, and the time zone that emails follow: null until a browser has told it. */
export const NotificationCountView = object({ count: integer, zone: nullable(string) });
export type NotificationCountView = ViewOf<typeof NotificationCountView>;

/** What a user is notified of, where, and when not. Safety and sign-in cannot be turned off. */
export const NotificationSettingsView = object({
  /** The kinds that the bell lists. */
  listed: list(choice(optionalKinds)),
  /** The kinds that are emailed. */
  emailed: list(choice(optionalKinds)),
  /** The kinds that are pushed to the user's devices; 'safety' is all that cannot be turned off elsewhere. */
  pushed: list(choice(pushedKinds)),
  /** Whether a device shows who did it. */
  isNamed: boolean,
  /** Whether emails and devices wait until the quiet hours are over. */
  isQuiet: boolean,
  /** Hours of the day, from 0 to 23, in the time zone. */
  quietFrom: integer,
  quietUntil: integer,
  /** Null until a browser has told it; the hours are those of UTC until then. */
  zone: nullable(string),
});
export type NotificationSettingsView = ViewOf<typeof NotificationSettingsView>;

/** What a browser needs to subscribe to pushes. */
export const PushKeyView = object({
  /** The public key of this server (RFC 8292), in base64url. */
  key: string,
  /** Whether the session's browser is subscribed. */
  isOn: boolean,
});
export type PushKeyView = ViewOf<typeof PushKeyView>;

/** Which emails a link has turned off. */
export const UnsubscribedView = object({ kind: choice(optionalKinds) });
export type UnsubscribedView = ViewOf<typeof UnsubscribedView>;
