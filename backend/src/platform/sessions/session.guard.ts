import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { userIdOf } from './current-user.js';
import { Problem } from '../problems/problem.js';

/** Admits signed-in users; others get 401 'Please log in'. `Route` adds it unless the endpoint is public. */
@Injectable()
export class SessionGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    if (!userIdOf(context.switchToHttp().getRequest<Request>())) throw new Problem('not-signed-in');
    return true;
  }
}
