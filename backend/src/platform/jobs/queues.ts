import { setTimeout as after } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Metrics } from '../observability/metrics.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
/** Commands wait for a Redis that is unreachable; a scrape does not. */
const COUNT_LIMIT_MS = 1_000;

const countsOf = async (name: string, queue: Queue) => {
  const counts = await queue.getJobCounts(...STATES);
  return STATES.map((state) => ({ labels: { queue: name, state }, value: counts[state] ?? 0 }));
};

const inTime = <T>(work: Promise<T>): Promise<T> => {
  const late = after(COUNT_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error('A queue does not answer');
  });
  return Promise.race([work, late]);
};

/** The queues of all modules. */
@Injectable()
export class Queues {
  private readonly logger = new Logger(Queues.name);
  private readonly byName = new Map<string, Queue>();

  add(queue: Queue): void {
    // An 'error' event without a listener would end the process.
    queue.on('error', (error) => this.logger.warn(`Queue ${queue.name}: ${error.message}`));
    this.byName.set(queue.name, queue);
  }

  of(name: string): Queue {
    const queue = this.byName.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }

  /** Shows how many jobs each queue has, by their state. A queue that does not answer in time is left out. */
  measure(metrics: Metrics): void {
    metrics.gauges('job_queue_jobs', 'Jobs in a queue, by state', ['queue', 'state'], async () => {
      const counts = [...this.byName].map(([queue, of]) => inTime(countsOf(queue, of)));
      return (await Promise.allSettled(counts)).flatMap((one) =>
        one.status === 'fulfilled' ? one.value : [],
      );
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.byName.values()].map((queue) => queue.close()));
  }
}
