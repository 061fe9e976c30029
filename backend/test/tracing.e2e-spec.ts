import type { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { newPair } from './support/matched.js';
import { OtlpReceiver, type ReceivedSpan } from './support/otlp-receiver.js';
import { query } from './support/query.js';
import { waitFor } from './support/wait-for.js';

const SEND = 'POST /api/messages';
const secret = 'nobody but Ben is to read this';

interface Line {
  msg?: string;
  trace_id?: string;
  req?: { id?: string };
}

describe('two instances that are traced', () => {
  let receiver: OtlpReceiver;
  let instances: Instance[] = [];
  let ana: Client;
  let ben: Client;
  const lines: Line[] = [];

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    const databaseUrl = await freshDatabase('tracing');
    const env = { ...receiver.env, LOG_LEVEL: 'info', ROLE: 'all' };
    const log = (line: string) => lines.push(JSON.parse(line) as Line);
    instances = [
      await startInstance({ databaseUrl, env, log }),
      await startInstance({ databaseUrl, env, log }),
    ];
    [ana, ben] = await newPair(instances[0] as Instance, instances[1]);
    const [from, to] = [await LiveClient.of(ana), await LiveClient.of(ben)];
    const sent = await ana.agent
      .post('/api/messages')
      .set('X-Request-Id', 'traced-request')
      .send({ receiverId: ben.user.id, content: secret });
    expect(sent.status).toBe(201);
    await to.next('new_message');
    from.send({ type: 'chat_message', receiverId: ben.user.id, content: secret });
    await to.next('new_message');
    await waitFor(async () => (await emailsWaiting()) === 0);
    await Promise.all([from.close(), to.close()]);
    // Exports what was recorded.
    for (const instance of instances) await instance.close();
  });
  afterAll(() => receiver?.close());

  const emailsWaiting = async (): Promise<number> => {
    const { rows } = await query<{ count: number }>(
      instances[0] as Instance,
      "SELECT count(*)::int AS count FROM emails WHERE kind = 'confirm'",
    );
    return rows[0]?.count ?? 0;
  };

  /** The names from a span up to the root of its trace. */
  const wayTo = (span: ReceivedSpan | undefined): string[] => {
    if (!span) return [];
    const above = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [...wayTo(above), span.name];
  };
  const find = (trace: ReceivedSpan[], name: string) => trace.find((span) => span.name === name);

  it('follow a request to the query, the bus and the frame on the other instance', () => {
    const root = receiver.spans.find(
      ({ attributes }) => attributes['wayfellow.request_id'] === 'traced-request',
    );
    expect(root).toMatchObject({ name: SEND, attributes: { 'http.response.status_code': 201 } });
    const trace = receiver.trace(root?.traceId);
    expect(wayTo(find(trace, 'WITH insert-messages'))).toEqual([SEND, 'WITH insert-messages']);
    const frame = trace.find(({ name, instance }) => name === 'send frame' && instance !== root?.instance);
    expect(wayTo(frame)).toEqual([SEND, 'publish live', 'receive live', 'send frame']);
    expect(frame?.attributes['wayfellow.sockets']).toBe(1);
  });

  it('begin a trace with a frame, too', () => {
    const root = receiver.spans.find(({ name }) => name === 'frame chat_message');
    expect(root?.parentSpanId).toBeUndefined();
    const names = receiver.trace(root?.traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['WITH insert-messages', 'publish live', 'receive live']));
  });

  it('go on with it in a job', () => {
    const jobs = receiver.spans.filter(({ name }) => name === 'job emails send');
    const ways = jobs.map((job) => wayTo(job).join(' > '));
    expect(ways).toContain('POST /api/auth/register > job emails send');
    const inTraces = new Set(jobs.filter((job) => wayTo(job).length > 1).map(({ spanId }) => spanId));
    const within = receiver.spans.filter(({ parentSpanId }) => inTraces.has(parentSpanId ?? ''));
    expect(within.some(({ attributes }) => attributes['db.system.name'] === 'postgresql')).toBe(true);
  });

  it('write the same ids into the log', () => {
    const line = lines.find(({ req }) => req?.id === 'traced-request');
    const root = receiver.spans.find(
      ({ attributes }) => attributes['wayfellow.request_id'] === 'traced-request',
    );
    expect(root?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(line).toMatchObject({ msg: 'request completed', trace_id: root?.traceId });
  });

  it('tell nobody what was written, nor who', () => {
    expect(receiver.received).toContain('INSERT INTO messages');
    for (const said of [secret, ana.user.username, ana.user.email])
      expect(receiver.received).not.toContain(said);
  });
});

describe('without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('nothing of OpenTelemetry is loaded, and nothing else is different', async () => {
    jest.resetModules();
    for (const name of ['sdk-trace-base', 'exporter-trace-otlp-http', 'resources'])
      jest.doMock(`@opentelemetry/${name}`, () => {
        throw new Error(`@opentelemetry/${name} was loaded`);
      });
    const fresh = jest.requireActual<typeof import('./support/instance.js')>('./support/instance.js');
    const databaseUrl = await freshDatabase('tracing_off');
    const instance = await fresh.startInstance({ databaseUrl });
    expect((await fetch(`${instance.url}/api/health/ready`)).status).toBe(200);
    await instance.close();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
    await expect(fresh.startInstance({ databaseUrl, env })).rejects.toThrow('was loaded');
  });
});
