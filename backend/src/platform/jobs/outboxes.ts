import { Injectable } from '@nestjs/common';
import { Metrics } from '../observability/metrics.js';

const outcomes = ['done', 'needless', 'failed'] as const;

/** Works off tables of work to be done. Work that fails is left to its next lease, so no job fails with it: it is counted here. */
@Injectable()
export class Outboxes {
  private readonly items;

  constructor(metrics: Metrics) {
    this.items = metrics.counter(
      'outbox_items_total',
      'Work taken from outboxes, by outcome: done, needless by then, or failed',
      ['outbox', 'outcome'],
    );
  }

  /**
   * Takes what `claim` gives, one after the other, until it gives nothing. `work` returns false where nothing was to be done
   * any more, or not yet. Work that fails is told to `failed`, and left.
   */
  async workOff<Item>(
    outbox: string,
    claim: () => Promise<Item | undefined>,
    work: (item: Item) => Promise<boolean>,
    failed: (error: Error, item: Item) => void,
  ): Promise<void> {
    // A series that begins with 1 has no increase.
    for (const outcome of outcomes) this.items.inc({ outbox, outcome }, 0);
    const count = (outcome: (typeof outcomes)[number]) => this.items.inc({ outbox, outcome });
    for (let item = await claim(); item !== undefined; item = await claim()) {
      const one = item;
      await work(one).then(
        (isDone) => count(isDone ? 'done' : 'needless'),
        (error: Error) => {
          count('failed');
          failed(error, one);
        },
      );
    }
  }
}
