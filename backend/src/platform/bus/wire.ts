import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Envelope } from './fan-out.js';

/** What travels between instances: envelopes in their order, or, with none, the word that some were lost on the way. */
export interface BusMessage {
  /** The instance that sends. */
  readonly from: string;
  readonly envelopes: readonly Envelope[];
}

/** Name of the channel on either bus. */
export const CHANNEL = 'wayfellow';

/** Characters of a signature, and of the line that holds it. */
const SIGNATURE_LENGTH = 43;
export const SIGNATURE_LINE_LENGTH = SIGNATURE_LENGTH + 1;

/** The key that the messages of the bus are signed with, derived from the secret that all instances share. */
export const busKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'wayfellow bus', 32));

const signatureOf = (text: string, key: Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const isSigned = (signature: string, text: string, key: Buffer): boolean => {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

// A line each. Frames are most of what is said, and are text already: they travel behind those they are for, and are not
// read on the way. JSON knows neither raw tabs nor line ends.
const lineOf = (envelope: Envelope): string =>
  envelope.kind === 'live' ? `${envelope.to.join()}\t${envelope.frame}` : JSON.stringify(envelope);

const envelopeOf = (line: string): Envelope => {
  if (line.startsWith('{')) return JSON.parse(line) as Envelope;
  const tab = line.indexOf('\t');
  return { kind: 'live', to: line.slice(0, tab).split(',').map(Number), frame: line.slice(tab + 1) };
};

/** Whoever reaches the bus can say anything on it: the first line proves that an instance of ours does. */
export const messageText = ({ from, envelopes }: BusMessage, key: Buffer): string => {
  const text = [from, ...envelopes.map(lineOf)].join('\n');
  return `${signatureOf(text, key)}\n${text}`;
};

/** Undefined for what no instance with this key has said. */
export const messageFrom = (signed: string, key: Buffer): BusMessage | undefined => {
  const text = signed.slice(SIGNATURE_LINE_LENGTH);
  if (!isSigned(signed.slice(0, SIGNATURE_LENGTH), text, key)) return undefined;
  const [from = '', ...lines] = text.split('\n');
  return { from, envelopes: lines.map(envelopeOf) };
};
