import { limits } from '@wayfellow/contracts';

/** How hard a password is to guess, from 0 (too short) to 4. Only a hint: the rule checks nothing but the length. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Bits of entropy per step: roughly an online attacker, a botnet, and an offline attack on leaked hashes. */
const STEPS = [28, 44, 60] as const;

const alphabets: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Runs such as 'aaaa', '1234' and 'dcba' count as their first two characters. */
const withoutRuns = (text: string): number => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const [before, first] = [codes[at - 1], codes[at - 2]];
    if (before === undefined || first === undefined) return true;
    const step = code - before;
    return Math.abs(step) > 1 || step !== before - first;
  }).length;
};

export const strengthOf = (password: string): Strength => {
  if ([...password].length < limits.password.min) return 0;
  const size = alphabets.reduce((sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0), 0);
  const distinct = new Set(password).size;
  const bits = Math.min(withoutRuns(password), 2 * distinct) * Math.log2(size);
  return (1 + STEPS.filter((step) => bits >= step).length) as Strength;
};
