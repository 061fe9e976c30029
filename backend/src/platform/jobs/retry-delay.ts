import { setTimeout as after } from 'node:timers/promises';
import type { IQueueBackend } from 'bullmq';

const RETRY_DELAY_MS = 500;

const delayingFailure = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await after(RETRY_DELAY_MS);
    throw error;
  }
};

/**
 * Makes a worker's questions wait a moment after each failure. BullMQ's worker asks again at once after most of them:
 * while the database or Redis is gone that would be all this process does, its timers and sockets included.
 */
export const withRetryDelay = <Backend extends IQueueBackend>(backend: Backend): Backend => {
  const moveToActive = backend.moveToActive.bind(backend);
  const waitForJob = backend.waitForJob.bind(backend);
  backend.moveToActive = (...args) => delayingFailure(() => moveToActive(...args));
  backend.waitForJob = (...args) => delayingFailure(() => waitForJob(...args));
  return backend;
};
