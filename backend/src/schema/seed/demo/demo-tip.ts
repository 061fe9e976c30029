import type { TipCategory } from '@wayfellow/contracts';

/** A travel tip by a demo traveler. */
export interface DemoTip {
  /** The name of a shipped destination. */
  readonly destination: string;
  readonly category: TipCategory;
  /** The author's username. */
  readonly author: string;
  /** How many other demo travelers upvoted it. */
  readonly upvotes: number;
  readonly title: string;
  readonly content: string;
}

type TipLine = readonly [
  category: TipCategory,
  author: string,
  upvotes: number,
  title: string,
  content: string,
];

/** The tips of one destination. */
export const tipsFor = (destination: string, ...lines: readonly TipLine[]): DemoTip[] =>
  lines.map(([category, author, upvotes, title, content]) => ({
    destination,
    category,
    author,
    upvotes,
    title,
    content,
  }));
