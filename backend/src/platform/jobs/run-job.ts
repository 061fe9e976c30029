import { type Job, UnrecoverableError } from 'bullmq';
import type { JobHandlers, QueueName } from './jobs.js';

type Handler = (payload: unknown) => Promise<unknown>;

/**
 * Does what a job asks for.
 * @throws what its handler throws, so that the queue tries again; a job of a name that nobody knows is not tried again
 */
export const runJob = async <Q extends QueueName>(handlers: JobHandlers<Q>, job: Job): Promise<void> => {
  const handler = (handlers as Readonly<Record<string, Handler | undefined>>)[job.name];
  if (!handler) throw new UnrecoverableError(`Nobody does ${job.name}`);
  await handler(job.data);
};
