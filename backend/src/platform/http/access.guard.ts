import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { type Endpoint, hasAccess, isForModerators, isOpenTo, limits } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Problem } from '../problems/problem.js';
import { userIdOf } from '../sessions/current-user.js';
import { tookSecondFactor } from '../sessions/second-factor.js';
import { standingProblem } from './standing-problem.js';

const CONFIRMED_MS = limits.confirmedHours * 60 * 60 * 1_000;

/**
 * Admits the people an endpoint of the contracts is for: by session, by role, and by how the account stands. Premium is
 * checked by the service. `Route` adds it to every endpoint.
 */
export class AccessGuard implements CanActivate {
  constructor(private readonly endpoint: Pick<Endpoint, 'access' | 'openTo'>) {}

  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<Request>();
    const { access } = this.endpoint;
    const { caller } = request.session;
    if (!hasAccess(access, caller?.role ?? 'traveler')) throw new Problem('not-found');
    if (access !== 'public' && userIdOf(request) === undefined) throw new Problem('not-signed-in');
    if (caller && !isOpenTo(this.endpoint, caller.standing)) throw standingProblem(caller);
    if (isForModerators(access) && !tookSecondFactor(request, CONFIRMED_MS))
      throw new Problem('confirm-second-factor');
    return true;
  }
}
