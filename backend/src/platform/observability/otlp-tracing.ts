import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type OpenSpan, type SpanOptions, Tracing } from './tracing.js';

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
} as const;

const contextFrom = (traceparent: string): Context | undefined => {
  const spanContext = parseTraceParent(traceparent);
  return spanContext ? trace.setSpanContext(ROOT_CONTEXT, { ...spanContext, isRemote: true }) : undefined;
};

const handleOf = (span: Span): OpenSpan => ({
  describe: (attributes, name) => {
    span.setAttributes(attributes);
    if (name) span.updateName(name);
  },
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});

/**
 * Records spans and sends them over OTLP/HTTP. Errors are recorded by their status alone: what a message says may be
 * private. Registers nothing globally, so that several instances can run in one process.
 */
export class OtlpTracing extends Tracing {
  override readonly isOn = true;
  private readonly current = new AsyncLocalStorage<Context>();
  private readonly provider: BasicTracerProvider;

  constructor(url: string) {
    super();
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'wayfellow', 'service.instance.id': randomUUID() }),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    });
  }

  override span<T>(name: string, options: SpanOptions, work: (span: OpenSpan) => T): T {
    const { side, attributes, parent } = options;
    const context = (parent && contextFrom(parent)) || this.current.getStore();
    if (!context && (side === 'client' || side === 'producer')) return super.span(name, options, work);
    const from = context ?? ROOT_CONTEXT;
    const span = this.provider
      .getTracer('wayfellow')
      .startSpan(name, { kind: kinds[side], attributes }, from);
    return this.current.run(trace.setSpan(from, span), () => endAfter(span, () => work(handleOf(span))));
  }

  override get parent(): string | undefined {
    const context = this.spanContext();
    if (!context) return undefined;
    return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
  }

  override bind<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => T {
    const store = this.current.getStore();
    return (...args) => (store ? this.current.run(store, work, ...args) : this.current.exit(work, ...args));
  }

  override ids(): object {
    const context = this.spanContext();
    return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
  }

  override async close(): Promise<void> {
    await this.provider.shutdown();
  }

  private spanContext() {
    const store = this.current.getStore();
    return store && trace.getSpanContext(store);
  }
}

const endAfter = <T>(span: Span, work: () => T): T => {
  const failed = (error: unknown): never => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    throw error;
  };
  let result: T;
  try {
    result = work();
  } catch (error) {
    return failed(error);
  }
  if (result instanceof Promise)
    return result.then((value: unknown) => {
      span.end();
      return value;
    }, failed) as T;
  span.end();
  return result;
};
