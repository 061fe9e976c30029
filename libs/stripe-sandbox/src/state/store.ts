import type { Kind, Objects } from '../shapes/stored.js';
import type { Delivery, KeptAnswer, Saved } from './saved.js';
import type { StateFile } from './state-file.js';

/** Stripe keeps events for 30 days; the sandbox keeps this many. */
const EVENTS_KEPT = 1000;
/** Stripe forgets an idempotency key after 24 hours. */
const KEY_LIFE_MS = 24 * 3600 * 1000;

const kinds: Kind[] = [
  'product',
  'price',
  'customer',
  'payment_method',
  'payment_intent',
  'subscription',
  'invoice',
  'invoice_payment',
  'event',
  'webhook_endpoint',
  'test_helpers.test_clock',
];

/** The state of the sandbox, in memory; `save` makes it durable. */
export class Store {
  /** How far the sandbox's clock is ahead of real time, in seconds. */
  offset = 0;
  readonly deliveries = new Map<string, Delivery>();
  readonly answers = new Map<string, KeptAnswer>();
  readonly endpointSecrets = new Map<string, string>();
  private readonly tables = new Map<Kind, Map<string, Objects[Kind]>>();

  constructor(private readonly file: StateFile) {
    for (const kind of kinds) this.tables.set(kind, new Map());
    const saved = file.read();
    if (saved) this.fill(saved);
  }

  /** Objects of one kind, oldest first. */
  all<K extends Kind>(kind: K): Objects[K][] {
    return [...this.table(kind).values()];
  }

  get<K extends Kind>(kind: K, id: string | null | undefined): Objects[K] | undefined {
    return id ? this.table(kind).get(id) : undefined;
  }

  put<K extends Kind>(kind: K, object: Objects[K]) {
    const table = this.table(kind);
    table.set(object.id, object);
    if (kind === 'event' && table.size > EVENTS_KEPT) this.forgetOldestEvent();
    return object;
  }

  remove(kind: Kind, id: string) {
    this.table(kind).delete(id);
  }

  /** Resolves once the current state is on disk. */
  save() {
    const tooOld = Date.now() - KEY_LIFE_MS;
    for (const [key, answer] of this.answers) if (answer.at < tooOld) this.answers.delete(key);
    return this.file.write(() => this.toSaved());
  }

  private table<K extends Kind>(kind: K) {
    return this.tables.get(kind) as unknown as Map<string, Objects[K]>;
  }

  /** Drops the oldest event without pending deliveries. */
  private forgetOldestEvent() {
    const pending = new Set([...this.deliveries.values()].map((delivery) => delivery.event));
    for (const id of this.table('event').keys())
      if (!pending.has(id)) return void this.table('event').delete(id);
  }

  private fill(saved: Saved) {
    this.offset = saved.offset;
    for (const object of saved.objects) this.tables.get(object.object)?.set(object.id, object);
    for (const delivery of saved.deliveries) this.deliveries.set(delivery.id, delivery);
    for (const [key, answer] of saved.answers) this.answers.set(key, answer);
    for (const [id, secret] of saved.endpointSecrets) this.endpointSecrets.set(id, secret);
  }

  private toSaved(): Saved {
    return {
      version: 1,
      offset: this.offset,
      objects: kinds.flatMap((kind) => this.all(kind)),
      deliveries: [...this.deliveries.values()],
      answers: [...this.answers],
      endpointSecrets: [...this.endpointSecrets],
    };
  }
}
