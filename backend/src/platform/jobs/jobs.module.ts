import { BullModule, ProcessorDecoratorService } from '@nestjs/bullmq';
import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule, ModuleRef } from '@nestjs/core';
import { Config } from '../../config/config.js';
import { Metrics } from '../observability/metrics.js';
import { JobObserver } from './job-observer.js';
import { JobsConnection } from './jobs-connection.js';
import { Jobs } from './jobs.service.js';
import { Outboxes } from './outboxes.js';
import { Queues } from './queues.js';

const HOUR_S = 60 * 60;

/** Tries for half a minute; what fails longer is found again by the next reconciliation. */
const defaultJobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 2_000 },
  removeOnComplete: { age: HOUR_S, count: 1_000 },
  removeOnFail: { age: 24 * HOUR_S, count: 1_000 },
};

@Module({ providers: [JobsConnection], exports: [JobsConnection] })
class JobsConnectionModule {}

/** Queues on Redis or PostgreSQL. Each {@link QueueWorker} works where ROLE is all or worker. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      imports: [JobsConnectionModule],
      inject: [JobsConnection],
      extraOptions: { manualRegistration: true },
      useFactory: async (connection: JobsConnection) => ({
        connection: await connection.ready(),
        defaultJobOptions,
      }),
    }),
    JobsConnectionModule,
    DiscoveryModule,
  ],
  providers: [JobObserver, Jobs, Outboxes, Queues],
  exports: [Jobs, Outboxes, Queues],
})
export class JobsModule implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly queues: Queues,
    private readonly metrics: Metrics,
    observer: JobObserver,
    modules: ModuleRef,
  ) {
    const decorator = modules.get(ProcessorDecoratorService, { strict: false });
    decorator.decorate = (processor) => observer.observed(processor);
  }

  onApplicationBootstrap(): void {
    const works = this.config.role !== 'web';
    if (works) this.queues.measure(this.metrics);
    this.jobs.start({ works });
  }
}
