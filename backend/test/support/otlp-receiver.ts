import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Exported {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: KeyValue[];
      }[];
    }[];
  }[];
}

/** A span as a collector gets it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** Which instance recorded it. */
  instance: unknown;
  attributes: Record<string, unknown>;
}

const valuesOf = (attributes: KeyValue[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A collector that takes OTLP over HTTP and keeps what it gets. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that was sent, as it was. */
  received = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpReceiver> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = new OtlpReceiver(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        if (request.method === 'POST' && request.url === '/v1/traces') receiver.take(body);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
    return receiver;
  }

  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  }

  /** The spans of one trace. */
  trace(traceId: string | undefined): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private take(body: string): void {
    this.received += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Exported).resourceSpans) {
      const instance = valuesOf(resource.attributes)['service.instance.id'];
      for (const { spans } of scopeSpans)
        for (const span of spans)
          this.spans.push({ ...span, instance, attributes: valuesOf(span.attributes) });
    }
  }
}
