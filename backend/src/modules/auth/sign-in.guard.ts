import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { usernameKey } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Problem } from '../../platform/problems/problem.js';
import { Audit, type AuditEvent } from '../../platform/audit/audit.js';
import { validationPipe } from '../../platform/validation/validation.pipe.js';
import { LoginDto } from './auth.dto.js';
import { LocalStrategy } from './local.strategy.js';
import { SignInLimits } from './sign-in-limits.js';

// Guards run before pipes, so the input is validated here: a malformed sign-in is refused before it is counted.
const pipe = validationPipe();

/**
 * Authenticates with passport's local strategy and sets `request.user`.
 * Problem 401 for an unknown user and a wrong password alike, 429 after too many failures.
 */
@Injectable()
export class SignInGuard extends AuthGuard() {
  constructor(
    strategy: LocalStrategy,
    private readonly limits: SignInLimits,
    private readonly audit: Audit,
  ) {
    super({ defaultStrategy: strategy.name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = (await pipe.transform(request.body, { type: 'body', metatype: LoginDto })) as LoginDto;
    const account = usernameKey(input.username);
    const succeeded = await this.audited(
      'sign-in-refused',
      request,
      account,
      this.limits.count(request, account),
    );
    await this.audited('sign-in-failed', request, account, super.canActivate(context) as Promise<boolean>);
    await succeeded();
    return true;
  }

  /** Records a refused sign-in; server errors are not held against the account. */
  private async audited<T>(
    event: AuditEvent,
    request: Request,
    account: string,
    step: Promise<T>,
  ): Promise<T> {
    try {
      return await step;
    } catch (error) {
      if (error instanceof Problem && error.getStatus() < 500) this.audit.record(event, request, { account });
      throw error;
    }
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new Problem('wrong-credentials');
    return user;
  }
}
