import type { DemoTraveler } from './demo-traveler.js';
import { travelersToAsia } from './travelers-to-asia.js';
import { travelersToEurope } from './travelers-to-europe.js';
import { travelersToIberia } from './travelers-to-iberia.js';
import { travelersToTheAmericas } from './travelers-to-the-americas.js';
import { travelersToTheRest } from './travelers-to-the-rest.js';

/** All demo travelers; the first two are the accounts that the start prints. All of them are invented. */
export const demoTravelers: readonly DemoTraveler[] = [
  ...travelersToIberia,
  ...travelersToEurope,
  ...travelersToAsia,
  ...travelersToTheAmericas,
  ...travelersToTheRest,
];
