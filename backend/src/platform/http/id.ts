import { Param } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { invalidInput } from './problem.js';

const DIGITS = /^[1-9]\d{0,15}$/;

const idPipe = (name: string, max: number) => ({
  transform: (given: unknown): number => {
    const id = typeof given === 'string' && DIGITS.test(given) ? Number(given) : NaN;
    if (!(id <= max)) throw invalidInput({ [name]: 'Id must be a positive whole number' });
    return id;
  },
});

/** Parameter decorator: a path parameter that is an id (default `:id`), as a number; 400 for `abc`, `1e3`, 0, -1, 2^31. */
export const Id = (name = 'id'): ParameterDecorator => Param(name, idPipe(name, limits.id.max));

/** Like `Id`, for messages, whose ids count further than 2^31. */
export const MessageId = (name = 'id'): ParameterDecorator => Param(name, idPipe(name, limits.messageId.max));
