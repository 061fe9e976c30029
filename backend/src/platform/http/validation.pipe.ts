import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type Problem, invalidInput } from './problem.js';

const UNKNOWN_FIELD = 'whitelistValidation';

const sentence = ({ property, constraints = {} }: ValidationError): string => {
  if (UNKNOWN_FIELD in constraints) return `${property} is not known here`;
  return Object.values(constraints)[0] ?? `${property} is not valid`;
};

const problemOfErrors = (errors: ValidationError[]): Problem =>
  invalidInput(Object.fromEntries(errors.map((error) => [error.property, sentence(error)])));

/** Checks every DTO by its rules and refuses unknown fields: 400 with a sentence a field. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: problemOfErrors,
  });
