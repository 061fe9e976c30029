import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { BusObserver } from './bus-observer.js';
import type { Envelope } from './envelope.js';
import { SIGNATURE_LINE_LENGTH, messageFrom, messageText, sentAtOf } from './wire.js';

export type EnvelopeHandler = (envelope: Envelope) => void;
export type RecoveredHandler = () => void;

/**
 * Carries envelopes to all other instances, at most once: a listener that must not miss any catches up after `onRecovered`.
 * An instance does not receive its own envelopes.
 */
export abstract class FanOut {
  private hasDropped = false;
  private readonly id = randomUUID();
  private outgoing: Envelope[] = [];
  private readonly envelopeHandlers = new Set<EnvelopeHandler>();
  private readonly recoveredHandlers = new Set<RecoveredHandler>();

  /** `key` signs messages; all instances have the same one. */
  constructor(
    private readonly key: Buffer,
    private readonly observer: BusObserver,
  ) {}

  /**
   * Sends to the other instances, in the order of the calls. Never fails: after an envelope could not be sent, the others'
   * `onRecovered` is called later. Publish after the commit, since receivers read the database. Envelopes published in the
   * same turn travel in one message.
   */
  publish(envelope: Envelope): void {
    this.observer.tracing.span(`publish ${envelope.kind}`, { side: 'producer' }, () => {
      const { parent } = this.observer.tracing;
      this.queue(parent ? [{ kind: 'trace', parent }, envelope] : [envelope]);
    });
  }

  /** Sends a text to `receive` of the other instances, and possibly of this one. */
  protected abstract send(text: string): void;

  /** Whether envelopes are being delivered at the moment. */
  abstract isHealthy(): boolean;

  onEnvelope(handler: EnvelopeHandler): void {
    this.envelopeHandlers.add(handler);
  }

  /** Called when delivery works again after envelopes may have been missed. */
  onRecovered(handler: RecoveredHandler): void {
    this.recoveredHandlers.add(handler);
  }

  /** A message of this instance; without envelopes it tells the others that some were lost. */
  protected messageOf(envelopes: readonly Envelope[]): string {
    return messageText({ from: this.id, sentAtMs: performance.now(), envelopes }, this.key);
  }

  protected receive(text: string): void {
    if (text.startsWith(this.id, SIGNATURE_LINE_LENGTH)) return this.observer.delivered(sentAtOf(text));
    const message = messageFrom(text, this.key);
    if (!message) return this.drop();
    if (message.envelopes.length === 0) return this.recovered();
    let parent: string | undefined;
    for (const envelope of message.envelopes) {
      if (envelope.kind !== 'trace') this.handle(envelope, parent);
      parent = envelope.kind === 'trace' ? envelope.parent : undefined;
    }
  }

  protected recovered(): void {
    for (const handler of this.recoveredHandlers) handler();
  }

  private queue(envelopes: readonly Envelope[]): void {
    if (this.outgoing.length === 0) queueMicrotask(() => this.send(this.messageOf(this.outgoing.splice(0))));
    this.outgoing.push(...envelopes);
  }

  private handle(envelope: Envelope, parent: string | undefined): void {
    const work = () => {
      for (const handler of this.envelopeHandlers) handler(envelope);
    };
    if (!parent) return work();
    this.observer.tracing.span(`receive ${envelope.kind}`, { side: 'consumer', parent }, work);
  }

  /** Logged once, so that forged messages cannot fill the log. */
  private drop(): void {
    this.observer.dropped();
    if (this.hasDropped) return;
    this.hasDropped = true;
    new Logger(FanOut.name).warn('The bus carries messages that are not signed with our SESSION_SECRET');
  }
}
