import { Logger } from '@nestjs/common';
import { problemOfError } from '../http/problem-of.js';
import type { LiveSocket } from './live-socket.js';

const logger = new Logger('LiveChannel');

/** Answers a frame that failed with an `error` frame; it carries the clientId of a message, so that its sender knows which. */
export const answerFailure = (socket: LiveSocket, frame: { clientId?: unknown }, error: unknown): void => {
  const problem = problemOfError(error);
  if (problem.getStatus() >= 500) logger.error(problem.cause ?? problem);
  const clientId = typeof frame.clientId === 'string' ? frame.clientId : undefined;
  socket.sendProblem(problem.code, problem.body.detail, clientId);
};
