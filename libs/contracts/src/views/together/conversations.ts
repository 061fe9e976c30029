import { UserView } from '../people.js';
import {
  type ViewOf,
  boolean,
  choice,
  day,
  integer,
  list,
  nullable,
  object,
  optional,
  string,
  time,
} from '../schema.js';

/** A message in a conversation of several, or a line of the system. */
export const GroupMessageView = object({
  id: integer,
  conversationId: integer,
  /** Who wrote it; of a line of the system, whom it is about. */
  senderId: integer,
  kind: choice(['text', 'joined', 'left', 'renamed', 'changed', 'cancelled']),
  /**
   * Empty if it was taken back or is hidden. Of a line of the system: how many are in now ('joined', 'left'), the new title
   * ('renamed'), or the words.
   */
  content: string,
  /** True if a moderator's decision hides it, also from its sender. Else missing. */
  isHidden: optional(boolean),
  createdAt: time,
  /** Sent to the sender only. */
  clientId: optional(string),
});
export type GroupMessageView = ViewOf<typeof GroupMessageView>;

/** Somebody in a conversation of several. */
export const MemberView = object({
  ...UserView.fields,
  /** 'left': they wrote in it and are gone; only the conversation alone lists them. */
  state: choice(['member', 'invited', 'left']),
  /** Who started the group, or hosts the meetup. */
  isHost: boolean,
  /** Whether the viewer is matched with them. */
  isMatched: boolean,
  /** The latest message that they have read. */
  readUpTo: optional(integer),
});
export type MemberView = ViewOf<typeof MemberView>;

/** The meetup whose chat a conversation is. */
const MeetupHeadView = object({
  id: integer,
  title: string,
  day,
  /** 'HH:mm' at the place, or in `zone`. */
  time: string,
  /** The host's, if that of the place is not known. Else missing. */
  zone: optional(string),
  /** Where the meetup is: a destination, or a place in own words. */
  place: optional(string),
  area: string,
  spot: nullable(string),
  /** True if a moderator's decision hides it from the viewer: what its host wrote is empty. Else missing. */
  isHidden: optional(boolean),
});
export type MeetupHeadView = ViewOf<typeof MeetupHeadView>;

/** A conversation in the one list of them: with one traveler, of a meetup, or of a group. */
export const ChatView = object({
  /** Null of a pair whose conversation has no row yet: a pair is addressed by its user. */
  id: nullable(integer),
  kind: choice(['pair', 'meetup', 'group']),
  /** Null of a pair, and of a group that is called by its people. */
  title: nullable(string),
  /** The other of a pair; null of all others. */
  user: nullable(UserView),
  /** Empty of a pair. */
  members: list(MemberView),
  meetup: nullable(MeetupHeadView),
  last: nullable(GroupMessageView),
  unreadCount: integer,
  isMuted: boolean,
  /** Whether it can be written in. */
  isOpen: boolean,
  /** Who invites the viewer; null where they are in. */
  invitedBy: nullable(UserView),
});
export type ChatView = ViewOf<typeof ChatView>;
