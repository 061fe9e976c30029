/**
 * Folds a text for comparison: case and accents removed, whitespace collapsed. Letters that Unicode does not take apart, such
 * as ø, stay: places are stored under their folded names, and releases that run beside each other must find the same ones.
 * 'São  Paulo ' and 'sao paulo' fold to the same text.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** How those write letters that fold leaves who do not have them on their keyboard. */
export const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** Folds a text for comparisons that nobody stores: to it 'Tromsø' and 'tromso' are the same, too. */
export const plain = (text: string): string =>
  [...fold(text)].map((letter) => plainLetters[letter] ?? letter).join('');
