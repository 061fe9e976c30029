import { isCalendarDay } from '../calendar.js';
import { type QuizQuestionId, quizOptions, quizQuestionIds } from '../quiz.js';
import { isBlank, isOneLine } from './one-line.js';
import type { IdsRule, ItemsRule, Rule, Rules, TextRule } from './rule-kinds.js';

export type * from './rule-kinds.js';

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/**
 * A value as it is checked and stored: a text trimmed and normalized where its rule says so (empty if nothing of it is seen), and
 * null for an optional field of another kind that is sent as an empty text, as forms do. Other values are returned unchanged.
 */
export const normalize = (rule: Rule, value: unknown): unknown => {
  if (rule.kind === 'items')
    return Array.isArray(value) ? value.map((item) => normalizedItem(rule, item)) : value;
  if (rule.kind !== 'text') return rule.optional && value === '' ? null : value;
  if (typeof value !== 'string') return value;
  const form = rule.form ?? (rule.oneLine && 'NFC');
  const composed = form ? value.normalize(form) : value;
  if (!rule.trim) return composed;
  // A text of one line may not have what is not seen, and says so.
  return !rule.oneLine && isBlank(composed) ? '' : composed.trim();
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const normalizedItem = ({ of }: ItemsRule, item: unknown): unknown =>
  isFields(item)
    ? Object.fromEntries(
        Object.entries(item).map(([field, value]) => [
          field,
          of[field] ? normalize(of[field], value) : value,
        ]),
      )
    : item;

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

const areIds = (value: unknown, { largest, min = 0, max }: IdsRule): boolean =>
  Array.isArray(value) &&
  value.length >= min &&
  value.length <= max &&
  value.every((id) => Number.isInteger(id) && id > 0 && id <= largest) &&
  new Set(value).size === value.length;

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
      return areIds(value, rule) ? undefined : rule.text;
    case 'items':
      return Object.values(itemsProblems(rule, '', value))[0];
    case 'quiz':
      return isQuizComplete(value) ? undefined : rule.text;
  }
};

/** Error messages by field name; empty when the input is valid. */
export type FieldProblems = Record<string, string>;

/** What a field that no rule knows is answered with. */
export const unknownField = (field: string): string => `${field} is not known here`;

const itemsProblems = (rule: ItemsRule, field: string, value: unknown): FieldProblems => {
  if (!Array.isArray(value)) return { [field]: rule.text };
  if (value.length < rule.min.value) return { [field]: rule.min.text };
  if (value.length > rule.max.value) return { [field]: rule.max.text };
  return Object.assign({}, ...value.map((item: unknown, i) => itemProblems(rule, `${field}.${i}`, item)));
};

const itemProblems = (rule: ItemsRule, name: string, item: unknown): FieldProblems => {
  if (!isFields(item)) return { [name]: rule.text };
  const unknown = Object.keys(item).filter((field) => !Object.hasOwn(rule.of, field));
  const problems = [
    ...unknown.map((field) => [field, unknownField(field)] as const),
    ...Object.entries(problemsOf(rule.of, item)),
  ];
  return Object.fromEntries(problems.map(([field, problem]) => [`${name}.${field}`, problem]));
};

/** The error messages for one field of an input: of a list of inputs those of each, as `stops.1.nights`. */
export const fieldProblems = (field: string, rule: Rule, value: unknown): FieldProblems => {
  const isList = rule.kind === 'items' && Array.isArray(value);
  const problem = isList ? undefined : problemOf(rule, value);
  return isList ? itemsProblems(rule, field, value) : problem ? { [field]: problem } : {};
};

/** Checks each field of an input against its rule, in the order of the rules. */
export const problemsOf = (fieldRules: Rules, input: object): FieldProblems =>
  Object.assign(
    {},
    ...Object.entries(fieldRules).map(([field, rule]) =>
      fieldProblems(field, rule, (input as Record<string, unknown>)[field]),
    ),
  );
