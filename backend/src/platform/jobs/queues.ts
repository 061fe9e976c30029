import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';

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

  async close(): Promise<void> {
    await Promise.all([...this.byName.values()].map((queue) => queue.close()));
  }
}
