import { type PlaceKind, placeKinds, rules } from '@wayfellow/contracts';
import { type Shape, byRule, numberFrom, readEntries } from './data-file.js';

/** One built-in destination. */
export interface DestinationSeed {
  /** 'City, Country', or only a country or region; unique, also when folded. */
  readonly name: string;
  /** Two or three sentences, 150 to 350 characters. */
  readonly description: string;
  /** Of a country somewhere in its middle, or on its main island. */
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: PlaceKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** A time zone by its IANA name; of a country with several that of its point. */
  readonly zone: string;
}

const DESCRIPTION_TEXT = 'must be 150 to 350 characters';

const shape: Shape<DestinationSeed> = {
  name: byRule({ ...rules.destination, optional: false }),
  description: byRule({
    kind: 'text',
    text: DESCRIPTION_TEXT,
    min: { value: 150, text: DESCRIPTION_TEXT },
    max: { value: 350, text: DESCRIPTION_TEXT },
  }),
  latitude: numberFrom(-90, 90),
  longitude: numberFrom(-180, 180),
  kind: byRule({
    kind: 'choice',
    values: placeKinds,
    text: 'must be city, region or country',
  }),
  country: byRule({ ...rules.country, optional: false }),
  zone: byRule(rules.zone),
};

const regions = [
  'europe-south',
  'north-america',
  'africa',
  'asia-east',
  'south-america',
  'europe-north-and-central',
  'asia-south-and-west',
  'oceania',
];

/** One from each list in turn, until all are used up. */
const inTurn = (lists: readonly (readonly DestinationSeed[])[]): DestinationSeed[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }).flatMap((_, position) =>
    lists.flatMap((list) => list[position] ?? []),
  );

const read = (name: string) => readEntries(`destinations/${name}`, shape);

/**
 * Every built-in destination, in the order of their ids: the specification's six samples first, then one from each part
 * of the world in turn, so that any page of a list in this order shows the whole world.
 * @throws when the data are invalid
 */
export const readDestinations = (): readonly DestinationSeed[] => [
  ...read('samples'),
  ...inTurn(regions.map(read)),
];
