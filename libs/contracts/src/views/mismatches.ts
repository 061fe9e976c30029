import { isCalendarDay } from '../calendar.js';
import type { ObjectSchema, Schema } from './schema.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const inObject = ({ fields }: ObjectSchema, value: Fields, path: string): string[] => [
  ...Object.keys(value)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => `${path}.${name} is unknown`),
  ...Object.entries(fields).flatMap(([name, field]) => {
    if (Object.hasOwn(value, name)) return validationErrors(field, value[name], `${path}.${name}`);
    return field.kind === 'optional' ? [] : [`${path}.${name} is missing`];
  }),
];

/**
 * Where a parsed JSON value does not match its schema: messages such as 'answer[0].title is missing', empty when it
 * matches.
 */
export const validationErrors = (schema: Schema, value: unknown, path = 'answer'): string[] => {
  const unless = (isRight: boolean) => (isRight ? [] : [`${path} is no ${schema.kind}`]);
  switch (schema.kind) {
    case 'optional':
      return validationErrors(schema.of, value, path);
    case 'nullable':
      return value === null ? [] : validationErrors(schema.of, value, path);
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => validationErrors(schema.of, item, `${path}[${index}]`))
        : unless(false);
    case 'object':
      return isFields(value) ? inObject(schema, value, path) : unless(false);
    case 'choice':
      return unless(typeof value === 'string' && schema.values.includes(value));
    case 'integer':
      return unless(Number.isSafeInteger(value));
    case 'day':
      return unless(isCalendarDay(value));
    case 'time':
      return unless(typeof value === 'string' && TIME.test(value));
    default:
      return unless(typeof value === schema.kind);
  }
};
