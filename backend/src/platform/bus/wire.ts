import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Envelope } from './envelope.js';

/** A message between instances: envelopes in order; none means that some were lost. */
export interface BusMessage {
  /** The instance that sends. */
  readonly from: string;
  /** By the clock of that instance, which alone can read it. */
  readonly sentAtMs?: number;
  readonly envelopes: readonly Envelope[];
}

/** Name of the channel on either bus. */
export const CHANNEL = 'wayfellow';

/** Characters of a signature, and of the line that contains it. */
const SIGNATURE_LENGTH = 43;
export const SIGNATURE_LINE_LENGTH = SIGNATURE_LENGTH + 1;

/** The key that signs messages on the bus, derived from the secret that all instances share. */
export const busKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'wayfellow bus', 32));

const signatureOf = (text: string, key: Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const isSigned = (signature: string, text: string, key: Buffer): boolean => {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

// One line per envelope. Most envelopes are frames, which are JSON already: they follow their recipients' ids after a tab
// and are not parsed on the way. JSON text contains neither raw tabs nor line breaks.
const lineOf = (envelope: Envelope): string =>
  envelope.kind === 'live' ? `${envelope.to.join()}\t${envelope.frame}` : JSON.stringify(envelope);

const envelopeOf = (line: string): Envelope => {
  if (line.startsWith('{')) return JSON.parse(line) as Envelope;
  const tab = line.indexOf('\t');
  return { kind: 'live', to: line.slice(0, tab).split(',').map(Number), frame: line.slice(tab + 1) };
};

/** A signed message: the first line is the signature, since anybody who reaches the bus could publish on it. */
export const messageText = ({ from, sentAtMs = 0, envelopes }: BusMessage, key: Buffer): string => {
  const text = [`${from} ${sentAtMs}`, ...envelopes.map(lineOf)].join('\n');
  return `${signatureOf(text, key)}\n${text}`;
};

/** When an instance sent a message of its own that comes back to it. */
export const sentAtOf = (signed: string): number =>
  Number(signed.slice(SIGNATURE_LINE_LENGTH, signed.indexOf('\n', SIGNATURE_LINE_LENGTH)).split(' ')[1]);

/** The message, or undefined when its signature is not valid. */
export const messageFrom = (signed: string, key: Buffer): BusMessage | undefined => {
  const text = signed.slice(SIGNATURE_LINE_LENGTH);
  if (!isSigned(signed.slice(0, SIGNATURE_LENGTH), text, key)) return undefined;
  const [sender = '', ...lines] = text.split('\n');
  const [from = ''] = sender.split(' ');
  return { from, envelopes: lines.map(envelopeOf) };
};
