import { Processor, WorkerHost } from '@nestjs/bullmq';
import { type Job, UnrecoverableError } from 'bullmq';
import type { JobHandlers, JobName, QueueName } from './jobs.js';

/** When the queue could not be reached. */
const RETRY_DELAY_MS = 1_000;

export interface WorkerOptions {
  /** How many jobs of the queue an instance runs at a time; 1 by default. */
  concurrency?: number;
}

/** Makes a {@link QueueWorker} the worker of a queue. */
export const WorksOn = (queue: QueueName, options: WorkerOptions = {}): ClassDecorator =>
  Processor(queue, { ...options, runRetryDelay: RETRY_DELAY_MS });

type Handler = (payload: unknown) => Promise<unknown>;

/** The jobs of a queue, for instances whose ROLE is all or worker: what each does, and which are due periodically. */
export abstract class QueueWorker<Queue extends QueueName> extends WorkerHost {
  protected abstract readonly handlers: JobHandlers<Queue>;
  /** How often a job runs without being added, in milliseconds. */
  abstract readonly everyMs: Readonly<Partial<Record<JobName<Queue>, number>>>;

  /** Throws what the handler throws, so that the queue retries; a job without a handler is not retried. */
  async process(job: Job): Promise<void> {
    const handler = (this.handlers as Readonly<Record<string, Handler | undefined>>)[job.name];
    if (!handler) throw new UnrecoverableError(`No handler for job ${job.name}`);
    await handler(job.data);
  }
}
