import { meetupStandings, meetupStates } from '../../together/meetups.js';
import { interestNames } from '../../choices.js';
import { TravelerView } from '../people.js';
import { connection } from '../places.js';
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
} from '../schema.js';

/** Who hosts a meetup or has joined it. What the viewer has in common with them is missing in lists. */
const MeetupPersonView = object({
  ...TravelerView.fields,
  connection: optional(connection),
  sharedInterests: optional(list(choice(interestNames))),
  /** Number of identical quiz answers; null unless both took the quiz. */
  quizInCommon: optional(nullable(integer)),
});

/** A meetup as one of those sees it who are there on its day. */
export const MeetupView = object({
  id: integer,
  host: MeetupPersonView,
  title: string,
  description: nullable(string),
  destination: string,
  destinationId: nullable(integer),
  /** How far it is from where the viewer is that day; 0 there. Null if that is not near. */
  km: nullable(integer),
  day,
  /** 'HH:mm', in `zone`. */
  time: string,
  minutes: integer,
  zone: string,
  /** The part of town. */
  area: string,
  /** Places beside the host, how many of them are taken, and how many people wait for one. */
  capacity: integer,
  joined: integer,
  waiting: integer,
  state: choice(meetupStates),
  myState: choice(meetupStandings),
  /** The viewer's place on the waiting list, from 1. */
  place: nullable(integer),
  /** Where exactly; for the host and those who have joined. */
  spot: nullable(string),
  /** Who has joined. */
  going: list(MeetupPersonView),
  /** Its chat; for the host and those who have joined. */
  conversationId: nullable(integer),
  /** True if a moderator's decision hides it from everybody but its host. Else missing. */
  isHidden: optional(boolean),
  /** Incremented by each change. */
  version: integer,
});
export type MeetupView = ViewOf<typeof MeetupView>;
