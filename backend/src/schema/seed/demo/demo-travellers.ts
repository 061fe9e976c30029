import type { DemoTraveller } from './demo-traveller.js';
import { travellersToAsia } from './travellers-to-asia.js';
import { travellersToEurope } from './travellers-to-europe.js';
import { travellersToIberia } from './travellers-to-iberia.js';
import { travellersToTheAmericas } from './travellers-to-the-americas.js';
import { travellersToTheRest } from './travellers-to-the-rest.js';

/** All demo travellers; the first two are the accounts that the start prints. All of them are invented. */
export const demoTravellers: readonly DemoTraveller[] = [
  ...travellersToIberia,
  ...travellersToEurope,
  ...travellersToAsia,
  ...travellersToTheAmericas,
  ...travellersToTheRest,
];
