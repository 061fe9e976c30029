import { rules } from '@wayfellow/contracts';
import { type Shape, byRule, readEntries } from './data-file.js';

/** One built-in destination. */
export interface DestinationSeed {
  /** 'City, Country', or only a country or region; unique, also when folded. */
  readonly name: string;
  /** Two or three sentences, 150 to 350 characters. */
  readonly description: string;
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
