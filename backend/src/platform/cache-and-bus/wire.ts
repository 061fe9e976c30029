import type { Envelope } from './fan-out.js';

/** What travels between instances: an envelope, or the word that some were lost on the way. */
export interface Parcel {
  /** The instance that sends. */
  readonly from: string;
  /** Missing: envelopes before this one may have been lost. */
  readonly envelope?: Envelope;
}

/** Name of the channel on either bus. */
export const CHANNEL = 'wayfellow';

export const parcelText = (parcel: Parcel): string => JSON.stringify(parcel);

export const parcelFrom = (text: string): Parcel => JSON.parse(text) as Parcel;
