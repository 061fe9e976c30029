import { type TipCategory, rules } from '@wayfellow/contracts';
import { type Shape, byRule, readEntries, wholeNumber } from '../data-file.js';

/** A travel tip by a demo traveler. */
export interface DemoTip {
  /** The name of a built-in destination. */
  readonly destination: string;
  readonly category: TipCategory;
  /** The author's username. */
  readonly author: string;
  /** How many other demo travelers upvoted it. */
  readonly upvotes: number;
  readonly title: string;
  readonly content: string;
}

const MOST_UPVOTES = 59;

const shape: Shape<DemoTip> = {
  destination: byRule({ ...rules.destination, optional: false }),
  category: byRule(rules.tipCategory),
  author: byRule(rules.username),
  upvotes: wholeNumber(0, MOST_UPVOTES),
  title: byRule(rules.tipTitle),
  content: byRule(rules.tipContent),
};

const regions = [
  'tips/iberia',
  'tips/italy',
  'tips/northern-europe',
  'tips/south-east-asia',
  'tips/asia',
  'tips/americas',
  'tips/africa-and-oceania',
];

/**
 * The demo's travel tips: true advice by invented people; `names` are those of the data.
 * @throws when the data are invalid
 */
export const readDemoTips = (names: readonly string[] = regions): readonly DemoTip[] =>
  names.flatMap((name) => readEntries(name, shape));
