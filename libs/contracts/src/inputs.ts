import { type CalendarDay, daysInclusive, isCalendarDay } from './calendar.js';
import type { InterestName, MatchAnswer, TipCategory } from './choices.js';
import { limits } from './limits.js';
import type { QuizAnswers } from './quiz.js';
import { type Rule, problemOf } from './rule.js';
import { rules } from './rules.js';

export interface LoginInput {
  username: string;
  password: string;
}
export interface RegisterInput extends LoginInput {
  email: string;
  name: string;
  age?: number | null;
  bio?: string | null;
}
/** A profile is replaced whole: what is left out or empty is cleared. */
export interface ProfileInput {
  name: string;
  email: string;
  age?: number | null;
  bio?: string | null;
  profileImage?: string | null;
}
/** One of `destinationId` and `destination` says where. */
export interface TripInput {
  destinationId?: number | null;
  destination?: string | null;
  startDate: CalendarDay;
  endDate: CalendarDay;
  description?: string | null;
}
export interface InterestInput {
  name: InterestName;
}
export interface ConnectInput {
  otherUserId: number;
}
export interface MatchAnswerInput {
  status: MatchAnswer;
}
export interface MessageInput {
  receiverId: number;
  content: string;
  clientId?: string;
}
export interface TipInput {
  title: string;
  content: string;
  category: TipCategory;
}
export interface SubscribeInput {
  planId: string;
}
export interface PreferencesInput {
  userId: number;
  preferences: QuizAnswers;
}

type RulesOf<Input> = { readonly [Field in keyof Required<Input>]: Rule };

/** The rule of each field of each input; DTOs and forms are both made from these. */
export const inputRules = {
  login: { username: rules.loginUsername, password: rules.loginPassword } satisfies RulesOf<LoginInput>,
  register: {
    username: rules.username,
    email: rules.email,
    password: rules.password,
    name: rules.name,
    age: rules.age,
    bio: rules.bio,
  } satisfies RulesOf<RegisterInput>,
  profile: {
    name: rules.name,
    email: rules.email,
    age: rules.age,
    bio: rules.bio,
    profileImage: rules.profileImage,
  } satisfies RulesOf<ProfileInput>,
  trip: {
    destinationId: rules.optionalId,
    destination: rules.destination,
    startDate: rules.startDate,
    endDate: rules.endDate,
    description: rules.tripDescription,
  } satisfies RulesOf<TripInput>,
  interest: { name: rules.interestName } satisfies RulesOf<InterestInput>,
  connect: { otherUserId: rules.id } satisfies RulesOf<ConnectInput>,
  matchAnswer: { status: rules.matchAnswer } satisfies RulesOf<MatchAnswerInput>,
  message: {
    receiverId: rules.id,
    content: rules.messageContent,
    clientId: rules.clientId,
  } satisfies RulesOf<MessageInput>,
  tip: {
    title: rules.tipTitle,
    content: rules.tipContent,
    category: rules.tipCategory,
  } satisfies RulesOf<TipInput>,
  subscribe: { planId: rules.planId } satisfies RulesOf<SubscribeInput>,
  preferences: { userId: rules.id, preferences: rules.preferences } satisfies RulesOf<PreferencesInput>,
} as const;

/** Field name to the sentence that says what is wrong with it; empty when all is well. */
export type FieldProblems = Record<string, string>;

/** Checks each field of an input against its rule, in the order of the rules. */
export const problemsOf = (fieldRules: Readonly<Record<string, Rule>>, input: object): FieldProblems =>
  Object.fromEntries(
    Object.entries(fieldRules).flatMap(([field, rule]) => {
      const problem = problemOf(rule, (input as Record<string, unknown>)[field]);
      return problem ? [[field, problem]] : [];
    }),
  );

/** What only the server knows of a password: the list is too long for browsers. */
export const commonPasswordText = 'This password is too common. Please choose another.';

/** What a trip's fields cannot say alone. */
export const tripTexts = {
  destination: 'Please enter a destination',
  order: 'End date must be on or after the start date',
  length: `A trip can be at most ${limits.tripDays.max} days long`,
  past: 'A trip cannot end in the past',
} as const;

/** The first day a trip may end on; undefined for one that is over already, which may still be corrected. */
export const firstTripEnd = (
  today: CalendarDay,
  trip?: { readonly endDate: CalendarDay },
): CalendarDay | undefined => (trip && trip.endDate < today ? undefined : today);

/**
 * Checks a trip as a whole, after its fields: one destination, dates in order, at most 365 days, not over already.
 * `firstEnd` comes from `firstTripEnd`.
 */
export const tripProblems = (trip: Partial<TripInput>, firstEnd?: CalendarDay): FieldProblems => {
  const problems: FieldProblems = {};
  if (!trip.destinationId && !trip.destination?.trim()) problems.destination = tripTexts.destination;
  const { startDate, endDate } = trip;
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) return problems;
  if (endDate < startDate) problems.endDate = tripTexts.order;
  else if (daysInclusive(startDate, endDate) > limits.tripDays.max) problems.endDate = tripTexts.length;
  else if (firstEnd && endDate < firstEnd) problems.endDate = tripTexts.past;
  return problems;
};
