import type { MeetupEvent } from '../together/meetups.js';

/** What a user is notified of. */
export const notificationKinds = [
  'request',
  'accepted',
  'message',
  'group',
  'traveled',
  'digest',
  'meetup',
  'check-in',
  'decision',
  'outcome',
  'appeal',
  'warned',
  'new-device',
  'password',
  'email',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a notification of each kind refers to: ids, codes and facts, never a text that another user wrote. */
export interface NotificationSubjects {
  /** Somebody asked to connect. */
  request: { matchId: number };
  /** Somebody accepted the user's request. */
  accepted: { matchId: number };
  /** Somebody sent messages, to the user alone or to several; `messageId` is the latest. */
  message: ({ matchId: number } | { conversationId: number }) & { messageId: number };
  /** Somebody invited the user into a group. */
  group: { conversationId: number };
  /** Somebody wrote about days that the two traveled together. */
  traveled: { matchId: number };
  /** How many new travelers are on the user's days. */
  digest: { count: number };
  /** What came of a meetup that the user is in, or that it begins soon. */
  meetup: { meetupId: number; event: MeetupEvent };
  /** A meeting whose plan asks whether all is well: the user's own words for the place, and when it began. */
  'check-in': { planId: number; place: string; meetsAt: string; zone: string };
  /** A decision about the user, or about what they posted. */
  decision: { decisionId: number };
  /** What came of the user's report. */
  outcome: { code: string };
  /** What came of the user's appeal. */
  appeal: { decisionId: number };
  /** The account of somebody who wrote to the user was closed because they asked travelers for money. */
  warned: object;
  'new-device': { device: string };
  /** The user's password was changed. */
  password: { device: string };
  /** The user's email address was changed. */
  email: object;
}

/** Kinds that are listed even if their actor is blocked or has left. */
export const alwaysListedKinds = ['check-in', 'warned'] as const satisfies readonly NotificationKind[];

/** The kinds that a user can turn off. All others are about safety and sign-in: always listed and emailed. */
export const optionalKinds = [
  'request',
  'accepted',
  'message',
  'group',
  'traveled',
  'digest',
  'meetup',
] as const satisfies readonly NotificationKind[];
export type OptionalKind = (typeof optionalKinds)[number];

/** What a user can have pushed to their devices: the optional kinds, and all others together. */
export const pushedKinds = [...optionalKinds, 'safety'] as const;
export type PushedKind = (typeof pushedKinds)[number];

/** What applies to a user who has never changed it. Hours are local, from 0 to 23. */
export const notificationDefaults: {
  readonly listed: readonly OptionalKind[];
  readonly emailed: readonly OptionalKind[];
  readonly pushed: readonly PushedKind[];
  readonly isNamed: boolean;
  readonly isQuiet: boolean;
  readonly quietFrom: number;
  readonly quietUntil: number;
} = {
  listed: optionalKinds,
  emailed: ['request', 'accepted', 'message', 'traveled', 'meetup'],
  pushed: ['request', 'accepted', 'message', 'meetup', 'safety'],
  isNamed: false,
  isQuiet: true,
  quietFrom: 22,
  quietUntil: 7,
};
