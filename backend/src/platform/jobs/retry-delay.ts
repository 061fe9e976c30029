import { setTimeout as after } from 'node:timers/promises';
import type { IQueueBackend } from 'bullmq';

const RETRY_DELAY_MS = 500;

const withDelayedFailure = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await after(RETRY_DELAY_MS);
    throw error;
  }
};

/**
 * Makes a worker wait a moment after each failed call. BullMQ's worker retries most of them at once: while the database or
 * Redis is unreachable, that would leave no time for the timers and sockets of this process.
 */
export const withRetryDelay = <Backend extends IQueueBackend>(backend: Backend): Backend => {
  const moveToActive = backend.moveToActive.bind(backend);
  const waitForJob = backend.waitForJob.bind(backend);
  backend.moveToActive = (...args) => withDelayedFailure(() => moveToActive(...args));
  backend.waitForJob = (...args) => withDelayedFailure(() => waitForJob(...args));
  return backend;
};
