import { type ArgumentMetadata, type Type, ValidationPipe } from '@nestjs/common';
import { type Rule, fieldProblems, normalize, unknownField } from '@wayfellow/contracts';
import type { ValidationError } from 'class-validator';
import { rulesOf } from './input-dto.js';
import { type Problem, invalidInput } from '../problems/problem.js';

const UNKNOWN_FIELD = 'whitelistValidation';

const sentence = ({ property, constraints = {} }: ValidationError): string => {
  if (UNKNOWN_FIELD in constraints) return unknownField(property);
  return Object.values(constraints)[0] ?? `${property} is not valid`;
};

const problemOfErrors = (errors: ValidationError[]): Problem =>
  invalidInput(Object.fromEntries(errors.map((error) => [error.property, sentence(error)])));

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checked = (given: Fields, dto: new () => Fields, rules: ReadonlyMap<string, Rule>): Fields => {
  const problems: Record<string, string> = {};
  for (const name of Object.keys(given)) if (!rules.has(name)) problems[name] = unknownField(name);
  const value = new dto();
  for (const [name, rule] of rules) {
    const found = fieldProblems(name, rule, given[name]);
    Object.assign(problems, found);
    if (Object.keys(found).length === 0 && name in given) value[name] = normalize(rule, given[name]);
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return value;
};

/** Checks bodies and frames directly by their rules, since there may be thousands of frames a second; queries through Nest. */
class RulesPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    const rules = type === 'body' && metatype ? rulesOf(metatype as Type<object>) : undefined;
    return rules && isFields(value)
      ? checked(value, metatype as new () => Fields, rules)
      : super.transform(value, metadata);
  }
}

/** Checks every DTO by its rules and refuses unknown fields: 400 with one text per field. */
export const validationPipe = (): ValidationPipe =>
  new RulesPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: problemOfErrors,
  });
