import { plainLetters } from '@wayfellow/contracts';

const letters = Object.entries(plainLetters);
const single = letters.filter(([, plain]) => plain.length === 1);
const from = single.map(([letter]) => letter).join('');
const to = single.map(([, plain]) => plain).join('');

/**
 * SQL expression: what `plain` of the contracts makes of a text whose folded form this is. Most have no letter beyond ASCII and
 * are left alone, since each search compares all places.
 */
export const plainSql = (folded: string): string => {
  const plain = letters
    .filter(([, { length }]) => length > 1)
    .reduce(
      (sql, [letter, more]) => `replace(${sql}, '${letter}', '${more}')`,
      `translate(${folded}, '${from}', '${to}')`,
    );
  return `(CASE WHEN octet_length(${folded}) = length(${folded}) THEN ${folded} ELSE ${plain} END)`;
};
