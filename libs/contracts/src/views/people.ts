import { interestNames, roles, standings, tiers } from '../choices.js';
import { type QuizAnswers, quizOptions, quizQuestionIds } from '../quiz.js';
import { type ViewOf, boolean, choice, integer, nullable, object, optional, string, time } from './schema.js';

/** A user as they see themself: the only view with an email address. */
export const SessionUserView = object({
  id: integer,
  username: string,
  email: string,
  /** Where emails go until `email` is confirmed: the address confirmed before. Only if it is another. */
  emailsGoTo: optional(string),
  name: string,
  age: nullable(integer),
  bio: nullable(string),
  profileImage: nullable(string),
  tier: choice(tiers),
  /** Only if it is not 'active'. */
  standing: optional(choice(standings)),
  /** When a suspension or hold ends, or the account of a user who leaves is erased. */
  standingUntil: optional(time),
  /** Only if it is not 'traveler'. */
  role: optional(choice(roles)),
  /** False where pictures on other websites are not loaded for this user, and initials are shown. */
  showsForeignPictures: optional(boolean),
});
export type SessionUserView = ViewOf<typeof SessionUserView>;

/** An uploaded photo, and its owner's view with it. */
export const PhotoSavedView = object({
  photo: object({ id: integer, url: string }),
  user: SessionUserView,
});
export type PhotoSavedView = ViewOf<typeof PhotoSavedView>;

/** The minimum shown of a user to others. */
export const UserView = object({ id: integer, name: string, profileImage: nullable(string) });
export type UserView = ViewOf<typeof UserView>;

/** A user whom the viewer has blocked. */
export const BlockView = object({ ...UserView.fields, blockedAt: time });
export type BlockView = ViewOf<typeof BlockView>;

/** A traveler as other users see them. */
export const TravelerView = object({
  ...UserView.fields,
  age: nullable(integer),
  bio: nullable(string),
  /** Premium's verified traveler badge. */
  isVerified: boolean,
});
export type TravelerView = ViewOf<typeof TravelerView>;

export const InterestView = object({ id: integer, name: choice(interestNames) });
export type InterestView = ViewOf<typeof InterestView>;

type AnswerFields = {
  readonly [Id in keyof QuizAnswers]: { kind: 'choice'; values: readonly QuizAnswers[Id][] };
};
const answers = object(
  Object.fromEntries(quizQuestionIds.map((id) => [id, choice<string>(quizOptions[id])])) as AnswerFields,
);

/** The stored quiz answers, or null before the quiz is taken. */
export const PreferencesView = object({ preferences: nullable(answers) });
export type PreferencesView = ViewOf<typeof PreferencesView>;
