import { notificationKinds } from '../safety/notifications.js';
import { UserView } from './people.js';
import { type ViewOf, boolean, choice, integer, nullable, object, optional, string, time } from './schema.js';

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
    count: optional(integer),
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

/** Number of unread notifications. */
export const NotificationCountView = object({ count: integer });
export type NotificationCountView = ViewOf<typeof NotificationCountView>;
