import type { CountView } from '@wayfellow/contracts';
import { isOne, numberText } from '@wayfellow/ui';

const numbers = new Intl.NumberFormat('en-US');

/** '1,243', '10+', 'a few'. */
const amountOf = (count: CountView): string =>
  count.value === null ? numberText(count) : `${numbers.format(count.value)}${count.isAtLeast ? '+' : ''}`;

/** '1,243 travelers', '1 traveler', 'a few travelers'. */
export const travelersText = (count: CountView): string =>
  `${amountOf(count)} ${isOne(count) ? 'traveler' : 'travelers'}`;

/** '1,243 travelers, 96 places'. */
export const monthText = (travelers: CountView, places: number): string => {
  const text = `${travelersText(travelers)}, ${places === 1 ? '1 place' : `${places} places`}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** '38', or 'a few' for a number that is not told. */
export const countText = (count: number | null): string => amountOf({ value: count, isAtLeast: false });

/** Said where nobody goes anywhere in a month. */
export const emptyText = (month: string): string => `Nobody has planned ${month} yet.`;
