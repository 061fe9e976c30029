import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { BullRegistrar } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { RedisOutage } from '../bus/redis-outage.js';
import { JobObserver } from './job-observer.js';
import { JobsConnection } from './jobs-connection.js';
import type { JobName, JobPayloads, QueueName } from './jobs.js';
import { QueueWorker } from './queue-worker.js';
import { Queues } from './queues.js';

const RETRY_DELAY_MS = 1_000;

export interface JobOptions {
  /** While a job with this id is waiting, or finished and still stored, another with the same id is ignored. No colons. */
  id?: string;
  /** When it is due; immediately by default. */
  at?: Date;
}

/** Adds jobs to the queues, and runs the workers. */
@Injectable()
export class Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly repeating: NodeJS.Timeout[] = [];
  /** What is tried until it succeeds. */
  private readonly undone = new Set<() => Promise<unknown>>();
  private isWorking = false;
  private isOver = false;

  constructor(
    private readonly queues: Queues,
    private readonly providers: DiscoveryService,
    private readonly registrar: BullRegistrar,
    private readonly connection: JobsConnection,
    private readonly outage: RedisOutage,
    private readonly observer: JobObserver,
  ) {}

  /** Adds a job, without waiting and without ever failing. Call it after the commit of the rows that the job will read. */
  add<Q extends QueueName, Name extends JobName<Q>>(
    queue: Q,
    name: Name,
    payload: JobPayloads[Q][Name],
    // Without an id BullMQ would create a sequence, which the application's role may not.
    { id = randomUUID(), at }: JobOptions = {},
  ): void {
    const delay = at && Math.max(0, at.getTime() - Date.now());
    this.report(this.queues.of(queue).add(name, payload, { jobId: id, delay, ...this.observer.options() }));
  }

  /** Starts the workers, if this instance is to run jobs. */
  start({ works }: { works: boolean }): void {
    this.isWorking = works;
    if (!works) return;
    this.registrar.register();
    for (const { worker, everyMs } of this.workers()) {
      worker.on('error', (error) => this.warn(`The worker of ${worker.name} failed`, error));
      this.schedule(this.queues.of(worker.name), everyMs);
    }
  }

  /** Takes no new job, and finishes the running ones. */
  async beforeApplicationShutdown(): Promise<void> {
    this.repeating.forEach(clearInterval);
    if (!this.isWorking) return;
    // A worker waits for the connections that it closes, unless it is forced; then it does not wait for its jobs either.
    const isForced = !this.connection.answers;
    await Promise.all([
      this.observer.finished(),
      ...this.workers().map(({ worker }) => worker.close(isForced)),
    ]);
  }

  /** Requests are answered until now, and may still have added jobs. */
  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    await this.queues.close();
    await this.connection.close();
  }

  private workers(): QueueWorker<QueueName>[] {
    const all = this.providers.getProviders().map(({ instance }) => instance as unknown);
    return all.filter((one): one is QueueWorker<QueueName> => one instanceof QueueWorker);
  }

  /**
   * Runs jobs now and then periodically, each once per interval however many instances schedule it; other schedules of the
   * queue, left by an older release, are removed. A schedule that was lost, because the queue was emptied, is written again
   * at the next interval; one that is there is left alone, since writing it while its job runs can skip a run.
   */
  private schedule(queue: Queue, everyMs: Readonly<Record<string, number>>): void {
    for (const [name, every] of Object.entries(everyMs)) {
      const write = () => queue.upsertJobScheduler(name, { every }, { name });
      const restore = async () => (await queue.getJobScheduler(name)) ?? (await write());
      void this.untilDone(write);
      this.repeating.push(setInterval(() => void this.untilDone(restore), every).unref());
    }
    void this.untilDone(() => this.endOtherSchedules(queue, new Set(Object.keys(everyMs))));
  }

  private async endOtherSchedules(queue: Queue, names: ReadonlySet<string>): Promise<void> {
    for (const { key } of await queue.getJobSchedulers())
      if (!names.has(key)) await queue.removeJobScheduler(key);
  }

  /** Tries again until it succeeds: an interval may be a day. */
  private async untilDone(work: () => Promise<unknown>): Promise<void> {
    if (this.undone.has(work)) return;
    this.undone.add(work);
    for (let isDone = false; !isDone && !this.isOver;)
      isDone = await work().then(
        () => true,
        async (error: Error) => {
          this.warn('A schedule could not be written, and is tried again', error);
          await setTimeout(RETRY_DELAY_MS, undefined, { ref: false });
          return false;
        },
      );
    this.undone.delete(work);
  }

  private report(added: Promise<unknown>): void {
    added.catch((error: Error) => {
      if (!this.isOver) this.warn('A job could not be added', error);
    });
  }

  /** What fails because Redis does is told with all else that fails meanwhile. */
  private warn(text: string, error: Error): void {
    if (this.connection.answers) this.logger.warn(`${text}: ${error.message || error.name}`);
    else this.outage.failed(error);
  }
}
