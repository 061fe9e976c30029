import { STARTED_ENDPOINT } from '../billing/context.js';
import type { StripeEvent } from '../shapes/stored.js';
import type { Delivery } from '../state/saved.js';
import type { Store } from '../state/store.js';
import { signatureOf } from './signature.js';

/** Delays after the first, second … failed attempt. Stripe retries for days; a sandbox runs for a short time. */
const BACKOFF_MS = [500, 2_000, 10_000, 30_000, 120_000, 600_000];
const ANSWER_WITHIN_MS = 10_000;
const MAX_IN_FLIGHT = 4;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Where events are sent, and the secret that signs them. */
export interface Target {
  url: string;
  secret: string;
}

/** Delivers events to endpoints at least once, in no guaranteed order. Pending deliveries survive a restart. */
export class Deliveries {
  private readonly inFlight = new Map<string, AbortController>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly store: Store,
    private readonly started: Target | undefined,
    private readonly log: (line: string) => void,
  ) {}

  /** Sends the deliveries that are due, and schedules itself for the rest. */
  pump() {
    if (this.isClosed) return;
    const waiting = [...this.store.deliveries.values()]
      .filter(({ id }) => !this.inFlight.has(id))
      .sort((one, other) => one.nextAttemptAt - other.nextAttemptAt);
    const now = Date.now();
    const due = waiting.filter(({ nextAttemptAt }) => nextAttemptAt <= now);
    for (const delivery of due.slice(0, MAX_IN_FLIGHT - this.inFlight.size)) void this.attempt(delivery);
    this.sleepUntil(waiting.find(({ nextAttemptAt }) => nextAttemptAt > now)?.nextAttemptAt);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const controller of this.inFlight.values()) controller.abort();
  }

  private sleepUntil(moment: number | undefined) {
    clearTimeout(this.timer);
    if (moment === undefined) return;
    const wait = Math.min(Math.max(moment - Date.now(), 0), MAX_TIMER_MS);
    this.timer = setTimeout(() => this.pump(), wait);
    this.timer.unref();
  }

  private async attempt(delivery: Delivery) {
    const controller = new AbortController();
    this.inFlight.set(delivery.id, controller);
    const failure = await this.send(delivery, controller.signal);
    this.inFlight.delete(delivery.id);
    if (this.isClosed) return;
    this.settle(delivery, failure);
    await this.store.save().catch((error: unknown) => this.log(`State not saved: ${String(error)}`));
    this.pump();
  }

  /** @returns the failure, or undefined when the endpoint accepted the event. */
  private async send(delivery: Delivery, signal: AbortSignal): Promise<string | undefined> {
    const target = this.targetOf(delivery.endpoint);
    const event = this.store.get('event', delivery.event);
    if (!target || !event) return undefined;
    const body = JSON.stringify(event, null, 2);
    const signature = signatureOf(body, target.secret, Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'no answer';
    }
  }

  private settle(delivery: Delivery, failure: string | undefined) {
    const event = this.store.get('event', delivery.event);
    if (failure === undefined) return this.finish(delivery, event);
    const wait = BACKOFF_MS[delivery.attempts];
    delivery.attempts += 1;
    if (wait !== undefined) return void (delivery.nextAttemptAt = Date.now() + wait);
    this.log(
      `Webhook ${event?.type ?? ''} ${delivery.event} given up after ${delivery.attempts} tries: ${failure}`,
    );
    this.store.deliveries.delete(delivery.id);
  }

  private finish(delivery: Delivery, event: StripeEvent | undefined) {
    this.store.deliveries.delete(delivery.id);
    if (event) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
  }

  private targetOf(endpoint: string): Target | undefined {
    if (endpoint === STARTED_ENDPOINT) return this.started;
    const url = this.store.get('webhook_endpoint', endpoint)?.url;
    const secret = this.store.endpointSecrets.get(endpoint);
    return url !== undefined && secret !== undefined ? { url, secret } : undefined;
  }
}
