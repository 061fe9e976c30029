import { timing } from '@wayfellow/contracts';

/**
 * Tells the other person whether one is typing: on when the text becomes non-empty, off when it is emptied, after
 * 3,000 ms without a change, when it is sent and when it is left. `send` answers false while nobody can be told.
 */
export class TypingSignal {
  #toldAt: number | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (isTyping: boolean) => boolean) {}

  /** The text changed to this. */
  changed(text: string): void {
    clearTimeout(this.#idle);
    if (text === '') return this.stop();
    this.#tell();
    this.#idle = setTimeout(() => this.stop(), timing.typingIdleMs);
  }

  /** The text was sent or left. */
  stop(): void {
    clearTimeout(this.#idle);
    if (this.#toldAt === undefined) return;
    this.#toldAt = undefined;
    this.send(false);
  }

  /** The connection went: whoever was told will forget by themself. */
  reset(): void {
    clearTimeout(this.#idle);
    this.#toldAt = undefined;
  }

  #tell(): void {
    // The other side forgets in time, so that long writing is told again now and then.
    if (this.#toldAt !== undefined && Date.now() - this.#toldAt < timing.typingIdleMs) return;
    if (this.send(true)) this.#toldAt = Date.now();
  }
}
