import { Injectable, Logger } from '@nestjs/common';
import type { Job, Processor } from 'bullmq';
import { Metrics } from '../observability/metrics.js';
import { Tracing } from '../observability/tracing.js';

const DURATIONS_S = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** Measures and traces jobs, logs those that fail, and knows which are running. A job goes on with the trace of what added it. */
@Injectable()
export class JobObserver {
  private readonly logger = new Logger(JobObserver.name);
  private readonly durations;
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.durations = metrics.histogram(
      'job_duration_seconds',
      'Time that jobs took, by outcome: completed or failed',
      ['queue', 'name', 'outcome'],
      DURATIONS_S,
    );
  }

  /** What a job carries along to belong to the current trace. */
  options(): { telemetry?: { metadata: string } } {
    const { parent } = this.tracing;
    return parent ? { telemetry: { metadata: parent } } : {};
  }

  observed(processor: Processor): Processor {
    return (job, ...rest) => {
      const name = `job ${job.queueName} ${job.name}`;
      const parent = job.opts.telemetry?.metadata;
      return this.tracing.span(name, { side: 'consumer', parent }, () =>
        this.counted(this.timed(job, () => processor(job, ...rest))),
      );
    };
  }

  /** When all jobs that are running now have come to their end. */
  async finished(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  private counted<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    return work.finally(() => this.running.delete(work));
  }

  private async timed(job: Job, work: () => Promise<unknown>): Promise<unknown> {
    const end = this.durations.startTimer({ queue: job.queueName, name: job.name });
    try {
      const result = await work();
      end({ outcome: 'completed' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      // Not at the level of errors, which is for bugs: mostly a server does not answer, and the job is tried again.
      this.logger.warn(new Error(`Job ${job.queueName} ${job.name} failed`, { cause: error }));
      throw error;
    }
  }
}
