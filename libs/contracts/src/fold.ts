/**
 * Folds a text for comparison: case and accents removed, white space collapsed.
 * 'São  Paulo ' and 'sao paulo' fold to the same. Search and the dictionary of places compare folded texts.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
