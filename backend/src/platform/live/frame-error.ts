import { Logger } from '@nestjs/common';
import { problemOfError } from '../problems/problem-of.js';
import type { LiveSocket } from './live-socket.js';

const logger = new Logger('LiveChannel');

/**
 * Answers a frame that failed with an `error` frame. It carries the clientId wherever one can be read, so that the sender
 * knows which message failed.
 */
export const answerFailure = (socket: LiveSocket, frame: unknown, error: unknown): void => {
  const problem = problemOfError(error);
  if (problem.getStatus() >= 500) logger.error(problem.cause ?? problem);
  socket.sendProblem(problem.code, problem.body.detail, clientIdOf(frame));
};

const clientIdOf = (frame: unknown): string | undefined => {
  const { clientId } = (frame ?? {}) as { clientId?: unknown };
  return typeof clientId === 'string' ? clientId : undefined;
};
