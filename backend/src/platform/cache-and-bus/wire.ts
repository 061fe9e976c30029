import type { Envelope } from './fan-out.js';

/** What travels between instances: envelopes in their order, or, with none, the word that some were lost on the way. */
export interface Parcel {
  /** The instance that sends. */
  readonly from: string;
  readonly envelopes: readonly Envelope[];
}

/** Name of the channel on either bus. */
export const CHANNEL = 'wayfellow';

// A line each. Frames are most of what is said, and are text already: they travel behind those they are for, and are not
// read on the way. JSON knows neither raw tabs nor line ends.
const lineOf = (envelope: Envelope): string =>
  envelope.kind === 'live' ? `${envelope.to.join()}\t${envelope.frame}` : JSON.stringify(envelope);

const envelopeOf = (line: string): Envelope => {
  if (line.startsWith('{')) return JSON.parse(line) as Envelope;
  const tab = line.indexOf('\t');
  return { kind: 'live', to: line.slice(0, tab).split(',').map(Number), frame: line.slice(tab + 1) };
};

export const parcelText = ({ from, envelopes }: Parcel): string =>
  [from, ...envelopes.map(lineOf)].join('\n');

export const parcelFrom = (text: string): Parcel => {
  const [from = '', ...lines] = text.split('\n');
  return { from, envelopes: lines.map(envelopeOf) };
};
