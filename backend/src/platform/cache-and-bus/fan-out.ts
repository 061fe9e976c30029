import type { ServerFrame } from '@wayfellow/contracts';

/** What instances tell each other. */
export type Envelope =
  /** Deliver a frame to every socket of these users. */
  | { kind: 'live'; to: readonly number[]; frame: ServerFrame }
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
  private readonly envelopeHandlers = new Set<EnvelopeHandler>();
  private readonly recoveredHandlers = new Set<RecoveredHandler>();

  /**
   * Sends to the other instances, in the order of the calls. Never fails: what could not be sent shows as `onRecovered`
   * later. Call it after the commit: whoever hears it asks the database.
   */
  abstract publish(envelope: Envelope): void;

  /** Whether envelopes pass at this moment. */
  abstract isHealthy(): boolean;

  onEnvelope(handler: EnvelopeHandler): void {
    this.envelopeHandlers.add(handler);
  }

  /** Called whenever envelopes may have been missed and pass again. */
  onRecovered(handler: RecoveredHandler): void {
    this.recoveredHandlers.add(handler);
  }

  protected received(envelope: Envelope): void {
    for (const handler of this.envelopeHandlers) handler(envelope);
  }

  protected recovered(): void {
    for (const handler of this.recoveredHandlers) handler();
  }
}
