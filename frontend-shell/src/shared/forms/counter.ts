/** '99 / 250': the length of a text in code points, as its limit counts. */
export const counterOf = (text: string, max: number): string => `${[...text].length} / ${max}`;
