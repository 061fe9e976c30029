import type { CalendarDay } from '../calendar.js';
import type { QuizAnswers } from '../quiz.js';

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
  /** The largest id that there can be. */
  readonly largest: number;
  /** How many there must be; none unless it is given. */
  readonly min?: number;
  /** How many there may be. */
  readonly max: number;
}

/** A list of inputs, each with these fields. */
export interface ItemsRule extends Base {
  readonly kind: 'items';
  readonly of: Rules;
  readonly min: Bound;
  readonly max: Bound;
}

export interface QuizRule extends Base {
  readonly kind: 'quiz';
}

/** The validation rule of one field, with its error messages. Used by DTOs and forms alike. */
export type Rule =
  TextRule | IntegerRule | ChoiceRule | DayRule | FlagRule | ChoicesRule | IdsRule | ItemsRule | QuizRule;

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
              : R extends ItemsRule
                ? InputOf<R['of']>[]
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
