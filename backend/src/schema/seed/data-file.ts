import { type Rule, problemOf } from '@wayfellow/contracts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What is wrong with a value, as a sentence; undefined if it is valid. */
export type Check = (value: unknown) => string | undefined;

/** The fields of an entry, each with its check; any other field is refused. */
export type Shape<T> = { readonly [Field in keyof Required<T>]: Check };

/** The value obeys a field's rule of contracts. */
export const byRule =
  (rule: Rule): Check =>
  (value) =>
    problemOf(rule, value);

/** A whole number within the bounds. */
export const wholeNumber = (min: number, max: number): Check =>
  byRule({ kind: 'integer', min, max, text: `must be a whole number from ${min} to ${max}` });

/** A number within the bounds. */
export const numberFrom =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max
      ? undefined
      : `must be a number from ${min} to ${max}`;

/** What is wrong with an entry: its first wrong field with the reason. */
export const entry =
  <T>(shape: Shape<T>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object';
    const unknown = Object.keys(value).find((field) => !(field in shape));
    if (unknown !== undefined) return `${unknown}: is not a known field`;
    for (const [field, check] of Object.entries<Check>(shape)) {
      const problem = check((value as Record<string, unknown>)[field]);
      if (problem !== undefined) return `${field}: ${problem}`;
    }
    return undefined;
  };

/** What is wrong with a list: its first wrong item with the reason. */
export const listOf =
  (item: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    const problems = value.map(item);
    const first = problems.findIndex((problem) => problem !== undefined);
    return first < 0 ? undefined : `[${first}] ${problems[first]}`;
  };

/**
 * The entries of a JSON file in data/; `name` is its path there without '.json'.
 * @throws naming the file, the entry and the field that is invalid
 */
export const readEntries = <T>(name: string, shape: Shape<T>): T[] => {
  const entries: unknown = JSON.parse(
    readFileSync(resolve(import.meta.dirname, `data/${name}.json`), 'utf8'),
  );
  const problem = listOf(entry(shape))(entries);
  if (problem !== undefined) throw new Error(`Seed data ${name}.json: ${problem}`);
  return entries as T[];
};
