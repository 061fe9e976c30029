import { referenceStates } from '../choices.js';
import { UserView } from './people.js';
import { type ViewOf, boolean, choice, day, integer, nullable, object, string, time } from './schema.js';

/** What somebody wrote about a traveler they traveled with, as everybody with an account reads it. */
export const ReferenceView = object({
  id: integer,
  /** Null once the author's account is deleted. */
  author: nullable(UserView),
  text: string,
  /** Where the two were on the same days, and the first of these; null if no trips of theirs say so. */
  place: nullable(string),
  traveledOn: nullable(day),
  writtenAt: time,
  /** What the traveler replied. */
  reply: nullable(string),
  /** Whether the viewer wrote it. */
  isMine: boolean,
});
export type ReferenceView = ViewOf<typeof ReferenceView>;

/** What the viewer wrote about a traveler. */
export const OwnReferenceView = object({
  id: integer,
  /** Whether they met, as the viewer says. */
  met: boolean,
  text: nullable(string),
  state: choice(referenceStates),
  writtenAt: time,
});
export type OwnReferenceView = ViewOf<typeof OwnReferenceView>;
