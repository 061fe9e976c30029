type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Which side of a call a span is. Only a server and a consumer begin a trace; the others are left out where there is none. */
type SpanSide = 'server' | 'consumer' | 'client' | 'producer';

export interface SpanOptions {
  readonly side: SpanSide;
  readonly attributes?: Attributes;
  /** The `traceparent` of the span that this one follows, if that is of another process or time. */
  readonly parent?: string;
}

/** A span while it is recorded. */
export interface OpenSpan {
  /** Adds what is known only now, and a better name. */
  describe(attributes: Attributes, name?: string): void;
  fail(): void;
}

const unrecorded: OpenSpan = { describe: () => undefined, fail: () => undefined };

/** Records nothing: what runs where OTEL_EXPORTER_OTLP_ENDPOINT is not set. See `OtlpTracing`. */
export class Tracing {
  /** Whether spans are recorded. */
  readonly isOn: boolean = false;

  /** Runs `work` in a span, which ends when it returns, or when the promise that it returns is settled. */
  span<T>(_name: string, _options: SpanOptions, work: (span: OpenSpan) => T): T {
    return work(unrecorded);
  }

  /** The current span as a `traceparent`, for what goes on with its work elsewhere. */
  get parent(): string | undefined {
    return undefined;
  }

  /** The function, to be called later as a part of what is done now. */
  bind<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => T {
    return work;
  }

  /** The ids of the current span, for log lines. */
  ids(): object {
    return {};
  }

  /** Exports what is recorded. */
  async close(): Promise<void> {}
}
