import { Injectable } from '@nestjs/common';
import type { Handler, Request } from 'express';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Sums of other metrics of Node's, gauges with the name of counters. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** A reading, by the values of its labels. */
type Readings<Label extends string> = readonly { labels: Record<Label, string>; value: number }[];

/**
 * The metrics of an instance, for Prometheus: requests by route, Node's own, and what modules add. Names follow its
 * conventions: a unit at the end, `_total` for counters alone.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = this.histogram('http_request_duration_seconds', 'Time to answer, by route', [
    'method',
    'route',
    'status',
  ]);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const name of MISNAMED) this.registry.removeSingleMetric(name);
  }

  /** Adds a gauge that is read at each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
  }

  /** Adds a gauge with labels that is read at each scrape; one that cannot be read is left out. */
  gauges<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<Readings<Label>>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const readings = await read().catch(() => []);
        gauge.reset();
        for (const { labels, value } of readings) gauge.set(labels, value);
      },
    });
  }

  counter<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Adds a histogram of seconds. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
    buckets = DURATIONS_S,
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  /** Times every request of the API. */
  readonly observe: Handler = (request, response, next) => {
    const end = this.requests.startTimer();
    response.once('finish', () =>
      end({ method: request.method, route: routeOf(request), status: response.statusCode }),
    );
    next();
  };

  /** Records a request that was answered before it reached a route. */
  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }
}

/** The pattern of a request's route: the path itself would create a series for every id. */
export const routeOf = (request: Request): string =>
  (request.route as { path?: string } | undefined)?.path ?? 'unknown';
