import { Metrics } from '../observability/metrics.js';
import { Tracing } from '../observability/tracing.js';

const DELIVERY_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Measures and traces what an instance tells the others. */
export class BusObserver {
  private readonly delivery;
  private readonly droppedMessages;

  constructor(
    metrics: Metrics,
    readonly tracing: Tracing,
  ) {
    this.delivery = metrics.histogram(
      'bus_delivery_seconds',
      'Time from publishing a message until the bus has brought it back to its own instance',
      [],
      DELIVERY_S,
    );
    this.droppedMessages = metrics.counter(
      'bus_messages_dropped_total',
      'Messages on the bus whose signature was not valid',
    );
  }

  /** `sentAtMs` by this instance's `performance.now()`: clocks of two machines differ by more than a delivery takes. */
  delivered(sentAtMs: number): void {
    this.delivery.observe(Math.max(0, performance.now() - sentAtMs) / 1_000);
  }

  dropped(): void {
    this.droppedMessages.inc();
  }
}
