import { planStates } from '../safety/meetings.js';
import { UserView } from './people.js';
import { type ViewOf, boolean, choice, integer, nullable, object, string, time } from './schema.js';

/** When and where somebody meets. */
const meeting = {
  place: string,
  startsAt: time,
  /** An IANA time zone, in which the times are shown. */
  zone: string,
  note: nullable(string),
  /** ISO 3166-1 alpha-2; whose emergency numbers are shown. */
  country: nullable(string),
  /** Null where nobody asks. */
  checkInAt: nullable(time),
  state: choice(planStates),
  /** When their maker said that they are fine. */
  fineAt: nullable(time),
  /** When the link ends. */
  endsAt: time,
} as const;

/** A meeting plan as its maker sees it. */
export const MeetingView = object({
  id: integer,
  other: UserView,
  ...meeting,
  contactId: nullable(integer),
  /** How often the shared page was opened. */
  opened: integer,
  /** The address of the shared page. */
  link: string,
  /** Whether 'In an hour' is still an answer. */
  canPutOff: boolean,
});
export type MeetingView = ViewOf<typeof MeetingView>;

const person = object({ name: string, profileImage: nullable(string) });

/** A meeting plan as anybody who has its link sees it: no ids, and of the other no more than their card has. */
export const SharedPlanView = object({ maker: person, other: person, ...meeting });
export type SharedPlanView = ViewOf<typeof SharedPlanView>;

/** Somebody whom a traveler trusts, and who may not have answered yet. */
export const TrustedContactView = object({
  id: integer,
  name: string,
  email: string,
  isConfirmed: boolean,
});
export type TrustedContactView = ViewOf<typeof TrustedContactView>;
