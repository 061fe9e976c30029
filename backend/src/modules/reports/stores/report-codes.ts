import { randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses when reading or spelling them. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SHORTEST = 4;

/** A random code for a report, such as 'WF-7K3Q'; longer with each attempt, so that a free one is found soon. */
export const randomCode = (attempt: number): string => {
  const characters = Array.from({ length: SHORTEST + attempt }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `WF-${characters.join('')}`;
};
