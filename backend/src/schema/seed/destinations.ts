import { africa } from './destinations/africa.js';
import { eastAsia } from './destinations/asia-east.js';
import { southAndWestAsia } from './destinations/asia-south-and-west.js';
import type { DestinationSeed } from './destinations/destination-seed.js';
import { northernAndCentralEurope } from './destinations/europe-north-and-centre.js';
import { southernEurope } from './destinations/europe-south.js';
import { northAmerica } from './destinations/north-america.js';
import { oceania } from './destinations/oceania.js';
import { samples } from './destinations/samples.js';
import { southAmerica } from './destinations/south-america.js';

/** One from each list in turn, until all are used up. */
const inTurn = (lists: readonly (readonly DestinationSeed[])[]): DestinationSeed[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }).flatMap((_, position) =>
    lists.flatMap((list) => list[position] ?? []),
  );

/**
 * Every destination Wayfellow ships with, in the order of their ids: the specification's six samples first,
 * then the parts of the world in turn, so that any screenful of a list in this order shows the whole world.
 */
export const destinations: readonly DestinationSeed[] = [
  ...samples,
  ...inTurn([
    southernEurope,
    northAmerica,
    africa,
    eastAsia,
    southAmerica,
    northernAndCentralEurope,
    southAndWestAsia,
    oceania,
  ]),
];
