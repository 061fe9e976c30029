import { isDeepStrictEqual } from 'node:util';
import { newId } from '../shapes/ids.js';
import type { Kind, Objects, StoredObject } from '../shapes/stored.js';
import { randomText } from '../shapes/ids.js';
import type { Store } from '../state/store.js';
import type { Clock } from './clock.js';

/** The Stripe API version that the sandbox implements. */
export const API_VERSION = '2026-10-28.endive';

/** What happens to a subscription when the last retry of a renewal fails; a dashboard setting at Stripe. */
export type AfterRetries = 'cancel' | 'mark_unpaid';

/** Id of the webhook endpoint in the start options, besides those created through the API. */
export const STARTED_ENDPOINT = 'we_started';

/** The context of all billing code: the state, the clock, and the emitter of events. */
export class Context {
  /** The current request; null while scheduled actions run. */
  request: { id: string; idempotencyKey: string | null } | null = null;

  constructor(
    readonly store: Store,
    readonly clock: Clock,
    readonly afterRetries: AfterRetries,
    private readonly hasStartedEndpoint: boolean,
  ) {}

  /** Stores a new object and emits its event, if Stripe has one for its creation. */
  add<K extends Exclude<Kind, 'event'>>(kind: K, object: Objects[K], event?: string): Objects[K] {
    this.store.put(kind, object);
    if (event) this.emit(event, object);
    return object;
  }

  /** Changes an object, and emits an event if anything differs, with the previous values for `.updated` events. */
  change<T extends StoredObject>(object: T, event: string, work: (object: T) => void): T {
    const before = structuredClone(object);
    work(object);
    const previous = previousValues(before, object);
    if (Object.keys(previous).length > 0)
      this.emit(event, object, event.endsWith('.updated') ? previous : undefined);
    return object;
  }

  /** Records an event and queues it for every endpoint that subscribes to its type. */
  emit(type: string, object: StoredObject, previous?: Record<string, unknown>) {
    const endpoints = this.endpointsFor(type);
    const event = this.store.put('event', {
      id: newId('event'),
      object: 'event',
      api_version: API_VERSION,
      created: this.clock.now(testClockOf(object)),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: { id: this.request?.id ?? null, idempotency_key: this.request?.idempotencyKey ?? null },
      type,
    });
    for (const endpoint of endpoints) this.queue(event.id, endpoint);
  }

  private queue(event: string, endpoint: string) {
    const id = `dl_${randomText(16)}`;
    this.store.deliveries.set(id, { id, event, endpoint, attempts: 0, nextAttemptAt: Date.now() });
  }

  private endpointsFor(type: string) {
    const subscribed = this.store
      .all('webhook_endpoint')
      .filter((endpoint) => endpoint.status === 'enabled')
      .filter(({ enabled_events: types }) => types.includes('*') || types.includes(type))
      .map((endpoint) => endpoint.id);
    return this.hasStartedEndpoint ? [STARTED_ENDPOINT, ...subscribed] : subscribed;
  }
}

function previousValues<T extends object>(before: T, after: T): Record<string, unknown> {
  const keys = Object.keys(after) as (keyof T & string)[];
  return Object.fromEntries(
    keys.filter((key) => !isDeepStrictEqual(before[key], after[key])).map((key) => [key, before[key]]),
  );
}

const testClockOf = (object: StoredObject) =>
  'test_clock' in object && typeof object.test_clock === 'string' ? object.test_clock : null;
