import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { limits, rules } from '@wayfellow/contracts';
import type { Request } from 'express';
import { invalidInput } from '../problems/problem.js';

const DIGITS = /^[1-9]\d{0,15}$/;

// Read from the request itself: Nest's own pipes would already have turned '1e3' into 1000.
const idParameter = (max: number) =>
  createParamDecorator((name: string | undefined, context: ExecutionContext): number => {
    const given = context.switchToHttp().getRequest<Request>().params[name ?? 'id'];
    const id = typeof given === 'string' && DIGITS.test(given) ? Number(given) : NaN;
    if (!(id <= max)) throw invalidInput({ [name ?? 'id']: rules.id.text });
    return id;
  });

/** Parameter decorator: a path parameter that is an id (default `:id`), as a number; 400 for `abc`, `1e3`, 0, -1, 2^31. */
export const Id = idParameter(limits.id.max);

/** Like `Id`, for messages, whose ids exceed 2^31. */
export const MessageId = idParameter(limits.messageId.max);
