import { timing } from '@wayfellow/contracts';

/**
 * Signals to the other user whether one is typing: on when the text becomes non-empty; off when it is emptied, sent or
 * left, and after 3,000 ms without a change. `send` returns false while offline.
 */
export class TypingSignal {
  #toldAt: number | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (isTyping: boolean) => boolean) {}

  /** Call when the text changes. */
  changed(text: string): void {
    clearTimeout(this.#idle);
    if (text === '') return this.stop();
    this.#tell();
    this.#idle = setTimeout(() => this.stop(), timing.typingIdleMs);
  }

  /** Call when the text is sent or left. */
  stop(): void {
    clearTimeout(this.#idle);
    if (this.#toldAt === undefined) return;
    this.#toldAt = undefined;
    this.send(false);
  }

  /** Call when the connection is lost: the other side's indicator expires by itself. */
  reset(): void {
    clearTimeout(this.#idle);
    this.#toldAt = undefined;
  }

  #tell(): void {
    // The other side's indicator expires, so the signal is repeated during long typing.
    if (this.#toldAt !== undefined && Date.now() - this.#toldAt < timing.typingIdleMs) return;
    if (this.send(true)) this.#toldAt = Date.now();
  }
}
