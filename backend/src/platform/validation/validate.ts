import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type Rule, problemOf, normalize } from '@wayfellow/contracts';
import { Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';

const rulesByDto = new Map<unknown, Map<string, Rule>>();

/** The rules of a DTO by its fields; undefined where it has none. */
export const rulesOf = (dto: unknown): ReadonlyMap<string, Rule> | undefined => rulesByDto.get(dto);

/** Checks a field by a rule of the contracts; the sentence people read is the rule's own. */
const Checked =
  (rule: Rule): PropertyDecorator =>
  (target, property) => {
    const dto = target.constructor;
    const rules = rulesByDto.get(dto) ?? new Map(rulesByDto.get(Object.getPrototypeOf(dto)));
    rulesByDto.set(dto, rules.set(String(property), rule));
    registerDecorator({
      name: 'obeys',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => problemOf(rule, value) === undefined,
        defaultMessage: (args) => problemOf(rule, args?.value) ?? rule.text,
      },
    });
  };

/** Makes a DTO's field obey a rule of the contracts: normalized as the rule says, checked, described in OpenAPI. */
export const Validate = (rule: Rule): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => normalize(rule, value)),
    Checked(rule),
    ApiProperty(describe(rule)),
  );

/** As a number is written: without leading zeros. */
const WHOLE_NUMBER = /^(0|-?[1-9]\d*)$/;

const fromQuery = (rule: Rule, value: unknown): unknown => {
  // '?limit=' names no limit.
  if (value === '') return undefined;
  const isNumber = rule.kind === 'integer' && typeof value === 'string' && WHOLE_NUMBER.test(value);
  return isNumber ? Number(value) : normalize(rule, value);
};

/** Like `Validate`, for a field of a query string, where numbers arrive as digits. */
export const ObeysInQuery = (rule: Rule): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => fromQuery(rule, value)),
    Checked(rule),
    ApiProperty(describe(rule)),
  );

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
    case 'quiz':
      return { type: Object, required };
  }
};
