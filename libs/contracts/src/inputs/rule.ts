import { type CalendarDay, isCalendarDay } from '../calendar.js';
import { isOneLine } from './one-line.js';
import { type QuizAnswers, type QuizQuestionId, quizOptions, quizQuestionIds } from '../quiz.js';

/** A limit and its error message. */
export interface Bound {
  readonly value: number;
  readonly text: string;
}

/** Common to all rules. */
interface Base {
  readonly optional?: boolean;
  /** Error message for a missing value or one of the wrong kind. */
  readonly text: string;
}

interface Check {
  readonly accepts: (value: string) => boolean;
  readonly text: string;
}

export interface TextRule extends Base {
  readonly kind: 'text';
  /** Whitespace at both ends is removed before checking and storing. */
  readonly trim?: boolean;
  readonly min?: Bound;
  readonly max?: Bound;
  /** Requires a single line without hidden characters, stored in NFC. The value is the error message. */
  readonly oneLine?: string;
  /** Another Unicode normalization form in which the text is checked and stored. */
  readonly form?: 'NFKC';
  readonly pattern?: Check;
  /** Refuses otherwise valid texts that are reserved. */
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

/** A list of choices, each at most once. */
export interface ChoicesRule extends Base {
  readonly kind: 'choices';
  readonly values: readonly string[];
}

/** A list of ids, each once. */
export interface IdsRule extends Base {
  readonly kind: 'ids';
  /** How many there may be. */
  readonly max: number;
}

export interface QuizRule extends Base {
  readonly kind: 'quiz';
}

/** The validation rule of one field, with its error messages. Used by DTOs and forms alike. */
export type Rule =
  TextRule | IntegerRule | ChoiceRule | DayRule | FlagRule | ChoicesRule | IdsRule | QuizRule;

/** The rule of each field of an input. Fields without a rule are refused. */
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
          : R extends ChoicesRule
            ? R['values'][number][]
            : R extends { kind: 'ids' }
              ? number[]
              : QuizAnswers;

type RequiredIn<R> = { [F in keyof R]: R[F] extends { optional: true } ? never : F }[keyof R];
type Flat<T> = { [K in keyof T]: T[K] };

/** The type of an input that obeys its rules. */
export type InputOf<R> = Flat<
  { -readonly [F in RequiredIn<R>]: ValueOf<R[F]> } & {
    -readonly [F in Exclude<keyof R, RequiredIn<R>>]?: ValueOf<R[F]> | null;
  }
>;

/** The type of a query string that obeys its rules. Every parameter is optional and never null. */
export type QueryOf<R> = { -readonly [F in keyof R]?: ValueOf<R[F]> };

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/**
 * A value as it is checked and stored: a text trimmed and normalized where its rule says so, and null for an optional field of
 * another kind that is sent as an empty text, as forms do. Other values are returned unchanged.
 */
export const normalize = (rule: Rule, value: unknown): unknown => {
  if (rule.kind !== 'text') return rule.optional && value === '' ? null : value;
  if (typeof value !== 'string') return value;
  const form = rule.form ?? (rule.oneLine && 'NFC');
  const composed = form ? value.normalize(form) : value;
  return rule.trim ? composed.trim() : composed;
};

// Characters are code points. A text has between half as many and as many of them as UTF-16 code units (`length`), which
// spares most texts the counting.
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

const areChoices = (value: unknown, values: readonly unknown[]): boolean =>
  Array.isArray(value) && value.every((one) => values.includes(one)) && new Set(value).size === value.length;

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;

const areIds = (value: unknown, max: number): boolean =>
  Array.isArray(value) && value.length <= max && value.every(isId) && new Set(value).size === value.length;

/** The error message for `given`, or undefined when it obeys `rule`. Never throws. */
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
    case 'choices':
      return areChoices(value, rule.values) ? undefined : rule.text;
    case 'ids':
      return areIds(value, rule.max) ? undefined : rule.text;
    case 'quiz':
      return isQuizComplete(value) ? undefined : rule.text;
  }
};

/** Error messages by field name; empty when the input is valid. */
export type FieldProblems = Record<string, string>;

/** Checks each field of an input against its rule, in the order of the rules. */
export const problemsOf = (fieldRules: Rules, input: object): FieldProblems =>
  Object.fromEntries(
    Object.entries(fieldRules).flatMap(([field, rule]) => {
      const problem = problemOf(rule, (input as Record<string, unknown>)[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
