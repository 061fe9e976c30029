import { type CalendarDay, isCalendarDay } from '../calendar.js';
import { isOneLine } from './one-line.js';
import { type QuizAnswers, type QuizQuestionId, quizOptions, quizQuestionIds } from '../quiz.js';

/** A limit, with the sentence people read beyond it. */
export interface Bound {
  readonly value: number;
  readonly text: string;
}

/** What every rule can say: whether the value may be left out, and the sentence for a value that is no such thing. */
interface Base {
  readonly optional?: boolean;
  /** Said when the value is missing or of the wrong kind. */
  readonly text: string;
}

interface Check {
  readonly accepts: (value: string) => boolean;
  readonly text: string;
}

export interface TextRule extends Base {
  readonly kind: 'text';
  /** White space at both ends does not count and is not kept. */
  readonly trim?: boolean;
  readonly min?: Bound;
  readonly max?: Bound;
  /** One line that people read: kept in NFC. The sentence is said of one that breaks, or hides something. */
  readonly oneLine?: string;
  /** Another form of Unicode in which the text is checked and kept. */
  readonly form?: 'NFKC';
  readonly pattern?: Check;
  /** Texts that have all of the above right, and are kept back nevertheless. */
  readonly reserved?: Check;
}

export interface IntegerRule extends Base {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceRule extends Base {
  readonly kind: 'choice';
  readonly values: readonly string[];
}

export interface DayRule extends Base {
  readonly kind: 'day';
}

export interface FlagRule extends Base {
  readonly kind: 'flag';
}

export interface QuizRule extends Base {
  readonly kind: 'quiz';
}

/** What one field must be, with the sentence people read when it is not. Read by DTOs and by forms alike. */
export type Rule = TextRule | IntegerRule | ChoiceRule | DayRule | FlagRule | QuizRule;

/** The rule of each field of an input. A field that none names is refused. */
export type Rules = Readonly<Record<string, Rule>>;

type ValueOf<R> = R extends { kind: 'text' }
  ? string
  : R extends { kind: 'integer' }
    ? number
    : R extends ChoiceRule
      ? R['values'][number]
      : R extends { kind: 'day' }
        ? CalendarDay
        : R extends { kind: 'flag' }
          ? boolean
          : QuizAnswers;

type RequiredIn<R> = { [F in keyof R]: R[F] extends { optional: true } ? never : F }[keyof R];
type Flat<T> = { [K in keyof T]: T[K] };

/** An input as its rules let it be. */
export type InputOf<R> = Flat<
  { -readonly [F in RequiredIn<R>]: ValueOf<R[F]> } & {
    -readonly [F in Exclude<keyof R, RequiredIn<R>>]?: ValueOf<R[F]> | null;
  }
>;

/** A query string as its rules let it be: nothing in it must be there, and what is missing is never null. */
export type QueryOf<R> = { -readonly [F in keyof R]?: ValueOf<R[F]> };

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** A text as it is checked and kept: trimmed and composed where its rule says so. Anything else comes back as it is. */
export const normalize = (rule: Rule, value: unknown): unknown => {
  if (rule.kind !== 'text' || typeof value !== 'string') return value;
  const form = rule.form ?? (rule.oneLine && 'NFC');
  const composed = form ? value.normalize(form) : value;
  return rule.trim ? composed.trim() : composed;
};

/** Characters are code points; a text has at most as many as it has code units, and at least half as many. */
const isShorter = (text: string, min: number) => text.length < 2 * min && [...text].length < min;
const isLonger = (text: string, max: number) => text.length > max && [...text].length > max;

const textProblem = (rule: TextRule, value: unknown): string | undefined => {
  if (typeof value !== 'string') return rule.text;
  if (rule.min && isShorter(value, rule.min.value)) return rule.min.text;
  if (rule.max && isLonger(value, rule.max.value)) return rule.max.text;
  if (rule.oneLine && !isOneLine(value)) return rule.oneLine;
  return [rule.pattern, rule.reserved].find((check) => check && !check.accepts(value))?.text;
};

const isQuizComplete = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === quizQuestionIds.length &&
  quizQuestionIds.every((id) =>
    (quizOptions[id] as readonly unknown[]).includes((value as Record<QuizQuestionId, unknown>)[id]),
  );

/** The sentence that says what is wrong with `value`, or undefined when it obeys `rule`. Never throws. */
export const problemOf = (rule: Rule, given: unknown): string | undefined => {
  const value = normalize(rule, given);
  if (rule.optional && isAbsent(value)) return undefined;
  switch (rule.kind) {
    case 'text':
      return textProblem(rule, value);
    case 'integer':
      return Number.isInteger(value) && (value as number) >= rule.min && (value as number) <= rule.max
        ? undefined
        : rule.text;
    case 'choice':
      return typeof value === 'string' && rule.values.includes(value) ? undefined : rule.text;
    case 'day':
      return isCalendarDay(value) ? undefined : rule.text;
    case 'flag':
      return typeof value === 'boolean' ? undefined : rule.text;
    case 'quiz':
      return isQuizComplete(value) ? undefined : rule.text;
  }
};

/** Field name to the sentence that says what is wrong with it; empty when all is well. */
export type FieldProblems = Record<string, string>;

/** Checks each field of an input against its rule, in the order of the rules. */
export const problemsOf = (fieldRules: Rules, input: object): FieldProblems =>
  Object.fromEntries(
    Object.entries(fieldRules).flatMap(([field, rule]) => {
      const problem = problemOf(rule, (input as Record<string, unknown>)[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
