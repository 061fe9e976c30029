import { Injectable } from '@nestjs/common';
import type { Handler, Request } from 'express';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of an instance, for Prometheus: requests by route, Node's own, and gauges that modules add. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS_S,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds a gauge that is read at each scrape. */
  add(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
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

/** The route's pattern: the path itself would create a series for every id. */
const routeOf = (request: Request): string =>
  (request.route as { path?: string } | undefined)?.path ?? 'unknown';
