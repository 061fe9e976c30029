import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { usernameKey } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Problem } from '../../platform/http/problem.js';
import { validationPipe } from '../../platform/http/validation.pipe.js';
import { LoginDto } from './auth.dto.js';
import { LocalStrategy } from './local.strategy.js';
import { SignInLimits } from './sign-in-limits.js';

// Guards come before pipes: what is no sign-in at all is refused before it is counted.
const pipe = validationPipe();

/**
 * Lets in whom passport's local strategy recognises, as `request.user`.
 * Problem 401 alike for an unknown user and a wrong password, 429 after too many failures.
 */
@Injectable()
export class SignInGuard extends AuthGuard() {
  constructor(
    strategy: LocalStrategy,
    private readonly limits: SignInLimits,
  ) {
    super({ defaultStrategy: strategy.name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = (await pipe.transform(request.body, { type: 'body', metatype: LoginDto })) as LoginDto;
    const succeeded = await this.limits.count(request, usernameKey(input.username));
    await super.canActivate(context);
    await succeeded();
    return true;
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new Problem('wrong-credentials');
    return user;
  }
}
