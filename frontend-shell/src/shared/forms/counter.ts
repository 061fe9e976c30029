/** '99 / 250': how long a text is, in the characters that its limit counts. */
export const counterOf = (text: string, max: number): string => `${[...text].length} / ${max}`;
