import type { DemoTip } from './demo-tip.js';
import { tipsOnAfricaAndOceania } from './tips-on-africa-and-oceania.js';
import { tipsOnAsia } from './tips-on-asia.js';
import { tipsOnIberia } from './tips-on-iberia.js';
import { tipsOnItaly } from './tips-on-italy.js';
import { tipsOnNorthernEurope } from './tips-on-northern-europe.js';
import { tipsOnSouthEastAsia } from './tips-on-south-east-asia.js';
import { tipsOnTheAmericas } from './tips-on-the-americas.js';

/** The travel tips of the demonstration: true advice by invented people. */
export const demoTips: readonly DemoTip[] = [
  ...tipsOnIberia,
  ...tipsOnItaly,
  ...tipsOnNorthernEurope,
  ...tipsOnSouthEastAsia,
  ...tipsOnAsia,
  ...tipsOnTheAmericas,
  ...tipsOnAfricaAndOceania,
];
