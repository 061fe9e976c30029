/**
 * Folds a text for comparison: case and accents removed, whitespace collapsed.
 * 'São  Paulo ' and 'sao paulo' fold to the same text. Search and the dictionary of places compare folded texts.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
