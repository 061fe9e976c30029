import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { QueueName } from './jobs.js';
import { Queues } from './queues.js';

/** The names of all queues of the application, known once its modules are imported. */
export const queueNames = new Set<QueueName>();

/** One queue, for the `imports` of the module whose jobs go through it. */
@Module({})
export class QueueModule {
  static of(name: QueueName): DynamicModule {
    queueNames.add(name);
    const adding = {
      provide: `queue ${name}`,
      inject: [Queues, getQueueToken(name)],
      useFactory: (queues: Queues, queue: Queue) => queues.add(queue),
    };
    return { module: QueueModule, imports: [BullModule.registerQueue({ name })], providers: [adding] };
  }
}
