import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  type InputOf,
  type QueryOf,
  type Rule,
  type Rules,
  normalize,
  problemOf,
} from '@wayfellow/contracts';
import { Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';

const rulesByDto = new WeakMap<object, ReadonlyMap<string, Rule>>();

/** The rules of a DTO that `InputDto` or `QueryDto` made, by field; undefined for any other class. */
export const rulesOf = (dto: Type<object>): ReadonlyMap<string, Rule> | undefined =>
  rulesByDto.get(Object.getPrototypeOf(dto) as object);

/** The class that checks an input by its rules; `read` converts what was sent to the field's value. */
const dtoOf = <Input extends object>(
  rules: Rules,
  read: (rule: Rule, value: unknown) => unknown,
): Type<Input> => {
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- its fields come from the rules
  class Dto {}
  for (const [field, rule] of Object.entries(rules)) {
    Transform(({ value }) => read(rule, value))(Dto.prototype, field);
    ApiProperty(describe(rule))(Dto.prototype, field);
    registerDecorator({
      name: 'rule',
      target: Dto,
      propertyName: field,
      validator: {
        validate: (value: unknown) => problemOf(rule, value) === undefined,
        defaultMessage: (args) => problemOf(rule, args?.value) ?? rule.text,
      },
    });
  }
  rulesByDto.set(Dto, new Map(Object.entries(rules)));
  return Dto as Type<Input>;
};

/**
 * A DTO from the rules of contracts: `class TipDto extends InputDto(inputs.tip) {}`. Each field is normalized and checked
 * by its rule, and described in OpenAPI; error texts come from the rules.
 */
export const InputDto = <R extends Rules>(rules: R): Type<InputOf<R>> => dtoOf(rules, normalize);

/** Without leading zeros. */
const WHOLE_NUMBER = /^(0|-?[1-9]\d*)$/;

const fromQuery = (rule: Rule, value: unknown): unknown => {
  // '?limit=' counts as no limit given.
  if (value === '') return undefined;
  const isNumber = rule.kind === 'integer' && typeof value === 'string' && WHOLE_NUMBER.test(value);
  return isNumber ? Number(value) : normalize(rule, value);
};

/** Like `InputDto`, for a query string, where numbers arrive as digits. */
export const QueryDto = <R extends Rules>(rules: R): Type<QueryOf<R>> => dtoOf(rules, fromQuery);

const describe = (rule: Rule): ApiPropertyOptions => {
  const required = !rule.optional;
  switch (rule.kind) {
    case 'text':
      return { type: String, required, minLength: rule.min?.value, maxLength: rule.max?.value };
    case 'integer':
      return { type: 'integer', required, minimum: rule.min, maximum: rule.max };
    case 'choice':
      return { type: String, required, enum: [...rule.values] };
    case 'day':
      return { type: String, required, format: 'date' };
    case 'flag':
      return { type: Boolean, required };
    case 'choices':
      return { type: [String], enum: [...rule.values], required, uniqueItems: true };
    case 'ids':
      return {
        type: 'array',
        items: { type: 'integer' },
        required,
        minItems: rule.min,
        maxItems: rule.max,
        uniqueItems: true,
      };
    case 'items': {
      const fields = Object.entries(rule.of);
      const properties = Object.fromEntries(fields.map(([field, of]) => [field, describe(of)]));
      return {
        type: 'array',
        items: { type: 'object', properties } as object,
        required,
        maxItems: rule.max.value,
      };
    }
    case 'quiz':
      return { type: Object, required };
  }
};
