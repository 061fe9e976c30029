import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { SIGNATURE_LINE_LENGTH, messageFrom, messageText } from './wire.js';

/** What instances tell each other. */
export type Envelope =
  /** Deliver a frame, as JSON, to every socket of these users. */
  | { kind: 'live'; to: readonly number[]; frame: string }
  /** A session is over: close its sockets. */
  | { kind: 'session-ended'; sessionId: string }
  /** Something kept in memory is out of date, such as 'destinations', or 'match' with its id. */
  | { kind: 'changed'; topic: string; id?: number };

export type EnvelopeHandler = (envelope: Envelope) => void;
export type RecoveredHandler = () => void;

/**
 * Carries envelopes to all other instances, at most once: whoever must not miss anything catches up after `onRecovered`.
 * An instance never hears its own envelopes.
 */
export abstract class FanOut {
  /** How many messages came that no instance of ours has sent. */
  dropped = 0;
  private readonly id = randomUUID();
  private outgoing: Envelope[] = [];
  private readonly envelopeHandlers = new Set<EnvelopeHandler>();
  private readonly recoveredHandlers = new Set<RecoveredHandler>();

  /** `key` signs what is sent: all instances have the same. */
  constructor(private readonly key: Buffer) {}

  /**
   * Sends to the other instances, in the order of the calls. Never fails: what could not be sent shows as `onRecovered`
   * later. Call it after the commit: whoever hears it asks the database. What is published in one go travels together.
   */
  publish(envelope: Envelope): void {
    if (this.outgoing.push(envelope) === 1)
      queueMicrotask(() => this.send(this.messageOf(this.outgoing.splice(0))));
  }

  /** Brings a text to `heard` of the other instances, and maybe of this one. */
  protected abstract send(text: string): void;

  /** Whether envelopes pass at this moment. */
  abstract isHealthy(): boolean;

  onEnvelope(handler: EnvelopeHandler): void {
    this.envelopeHandlers.add(handler);
  }

  /** Called whenever envelopes may have been missed and pass again. */
  onRecovered(handler: RecoveredHandler): void {
    this.recoveredHandlers.add(handler);
  }

  /** A message of this instance; without envelopes it tells the others that some of ours were lost. */
  protected messageOf(envelopes: readonly Envelope[]): string {
    return messageText({ from: this.id, envelopes }, this.key);
  }

  protected heard(text: string): void {
    if (text.startsWith(this.id, SIGNATURE_LINE_LENGTH)) return;
    const message = messageFrom(text, this.key);
    if (!message) return this.drop();
    if (message.envelopes.length === 0) return this.recovered();
    for (const envelope of message.envelopes) for (const handler of this.envelopeHandlers) handler(envelope);
  }

  protected recovered(): void {
    for (const handler of this.recoveredHandlers) handler();
  }

  /** Told once: whoever sends such messages must not fill the log as well. */
  private drop(): void {
    this.dropped += 1;
    if (this.dropped === 1)
      new Logger(FanOut.name).warn('The bus carries messages that are not signed with our SESSION_SECRET');
  }
}
