import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../problems/problem.js';

/** What passport stores on a request: the id of the signed-in user. */
export interface SignedIn {
  id: number;
}

/** The signed-in user's id, always from the session. */
export const userIdOf = (request: Request): number | undefined => (request.user as SignedIn | undefined)?.id;

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** Parameter decorator: the signed-in user's id (a number). Answers 401 when nobody is signed in. */
export const CurrentUserId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const id = userIdOf(requestOf(context));
  if (id === undefined) throw new Problem('not-signed-in');
  return id;
});

/** Parameter decorator: the signed-in user's id, or undefined for a visitor. */
export const OptionalUserId = createParamDecorator((_: unknown, context: ExecutionContext) =>
  userIdOf(requestOf(context)),
);
