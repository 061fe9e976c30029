import { randomUUID } from 'node:crypto';
import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Queue, Worker } from 'bullmq';
import { JobsConnection } from './jobs-connection.js';
import type { JobName, JobPayloads, QueueName } from './jobs.js';
import { Queues } from './queues.js';

export interface NudgeOptions {
  /** As long as a job of this id waits or is remembered, another is left out. No colons. */
  id?: string;
  /** When it is due; at once without it. */
  at?: Date;
}

/** Puts jobs into the queues, and has the workers do them. */
@Injectable()
export class Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly repeating: NodeJS.Timeout[] = [];
  private isWorking = false;
  private isOver = false;

  constructor(
    private readonly queues: Queues,
    private readonly providers: DiscoveryService,
    private readonly registrar: BullRegistrar,
    private readonly connection: JobsConnection,
  ) {}

  /** Neither waits nor fails: call it after the commit of what the job will look at. */
  nudge<Q extends QueueName, Name extends JobName<Q>>(
    queue: Q,
    name: Name,
    payload: JobPayloads[Q][Name],
    // BullMQ numbers jobs by a sequence that it would create itself, which the application's role may not.
    { id = randomUUID(), at }: NudgeOptions = {},
  ): void {
    const delay = at && Math.max(0, at.getTime() - Date.now());
    this.report(this.queues.of(queue).add(name, payload, { jobId: id, delay }));
  }

  /**
   * Has jobs run again and again, now to begin with, each once in so many milliseconds for all instances that ask for it;
   * what else was scheduled in the queue, by an older release, ends. Asked for anew each time, because a queue that was
   * emptied knows of no schedule either.
   */
  schedule<Q extends QueueName>(queue: Q, everyMs: Partial<Record<JobName<Q>, number>>): void {
    const entries = Object.entries<number | undefined>(everyMs);
    for (const [name, every = 0] of entries) {
      const schedule = () => this.report(this.queues.of(queue).upsertJobScheduler(name, { every }, { name }));
      schedule();
      this.repeating.push(setInterval(schedule, every).unref());
    }
    this.report(this.endOtherSchedules(this.queues.of(queue), new Set(Object.keys(everyMs))));
  }

  /** Lets the processors begin, where this instance is to do jobs. */
  start({ works }: { works: boolean }): void {
    this.isWorking = works;
    if (works) this.registrar.register();
  }

  /** Takes no new job, and ends those in hand. */
  async beforeApplicationShutdown(): Promise<void> {
    this.repeating.forEach(clearInterval);
    if (!this.isWorking) return;
    const processors = this.providers.getProviders().map(({ instance }) => instance as unknown);
    const workers = processors
      .filter((one) => one instanceof WorkerHost)
      .map(({ worker }) => worker as Worker);
    await Promise.all(workers.map((worker) => worker.close()));
  }

  /** The last requests, which were answered until now, may have put something in. */
  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    await this.queues.close();
    await this.connection.close();
  }

  private async endOtherSchedules(queue: Queue, names: ReadonlySet<string>): Promise<void> {
    for (const { key } of await queue.getJobSchedulers())
      if (!names.has(key)) await queue.removeJobScheduler(key);
  }

  private report(added: Promise<unknown>): void {
    added.catch((error: Error) => {
      if (!this.isOver) this.logger.warn(`A job was not taken: ${error.message}`);
    });
  }
}
