import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from './allowed-methods.js';
import { Problem } from '../problems/problem.js';
import { problemOfError } from '../problems/problem-of.js';

/** Answers every error of the API as problem details (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = this.wrongMethod(request, response, problemOfError(error));
    if (problem.getStatus() >= 500) this.log(problem);
    if (response.headersSent) response.destroy();
    else sendProblem(response, problem);
  }

  /** A problem without a cause was thrown on purpose: a warning is enough. */
  private log({ cause, body }: Problem): void {
    if (cause === undefined) this.logger.warn(body.detail);
    else this.logger.error(cause);
  }

  /** No route matched, but one of this path would with another method. */
  private wrongMethod(request: Request, response: Response, problem: Problem): Problem {
    if (problem.getStatus() !== 404 || request.route) return problem;
    const methods = allowedMethods(request);
    if (methods.length === 0) return problem;
    response.setHeader('Allow', methods.join(', '));
    return new Problem('wrong-method');
  }
}

/** Sends a problem as the response. */
const sendProblem = (response: Response, problem: Problem): void => {
  if (problem.retryAfterSeconds) response.setHeader('Retry-After', problem.retryAfterSeconds);
  response.setHeader('Cache-Control', 'no-store');
  response.status(problem.getStatus()).type('application/problem+json').send(JSON.stringify(problem.body));
};
