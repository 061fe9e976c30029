import { type Job, UnrecoverableError } from 'bullmq';
import type { JobHandlers, QueueName } from './jobs.js';

type Handler = (payload: unknown) => Promise<unknown>;

/**
 * Runs a job's handler.
 * @throws what the handler throws, so that the queue retries; a job without a handler is not retried
 */
export const runJob = async <Q extends QueueName>(handlers: JobHandlers<Q>, job: Job): Promise<void> => {
  const handler = (handlers as Readonly<Record<string, Handler | undefined>>)[job.name];
  if (!handler) throw new UnrecoverableError(`No handler for job ${job.name}`);
  await handler(job.data);
};
