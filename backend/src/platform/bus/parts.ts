import { randomUUID } from 'node:crypto';

/** NOTIFY accepts less than 8,000 bytes; base64 turns three bytes into four, and the header takes about 50. */
const PLAIN_MAX_BYTES = 7_000;
const PART_BYTES = 5_100;
/** Parts of a text whose remaining parts never arrive, because the sender died, must not be kept forever. */
const WAITING_MAX = 1_000;

/** A header with a larger count is not from us. */
const PARTS_MAX = 4_096;

const HEADER = /^(\S+) (\d+) (\d+) /;

/**
 * Cuts a text into payloads that NOTIFY accepts. Each begins with a unique id, since PostgreSQL merges equal payloads of
 * one transaction.
 */
export const splitText = (text: string): string[] => {
  const bytes = Buffer.from(text);
  const id = randomUUID();
  if (bytes.length <= PLAIN_MAX_BYTES) return [`${id} 0 1 ${text}`];
  const count = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    return `${id} ${index} ${count} ${part.toString('base64')}`;
  });
};

/** Puts together what `splitText` cut into parts. */
export class TextJoiner {
  private readonly waiting = new Map<string, string[]>();

  /** Gives the whole text once its last part is there, undefined before that. Anything but a part is returned unchanged. */
  add(part: string): string | undefined {
    const [all = '', id = '', , count] = HEADER.exec(part) ?? [];
    if (!count || Number(count) > PARTS_MAX) return part;
    const body = part.slice(all.length);
    return count === '1' ? body : this.join(id, Number(count), body);
  }

  // Parts of one text come in order: they are payloads of one transaction.
  private join(id: string, count: number, body: string): string | undefined {
    const bodies = [...(this.waiting.get(id) ?? []), body];
    this.waiting.delete(id);
    if (bodies.length === count) return Buffer.concat(bodies.map((b) => Buffer.from(b, 'base64'))).toString();
    this.waiting.set(id, bodies);
    if (this.waiting.size > WAITING_MAX) this.forgetOldest();
    return undefined;
  }

  private forgetOldest(): void {
    for (const id of this.waiting.keys()) {
      this.waiting.delete(id);
      return;
    }
  }
}
