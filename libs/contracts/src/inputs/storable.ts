/** PostgreSQL stores neither: a NUL ends its strings, half of a surrogate pair is no character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Whether a text can be kept as it is. The server refuses any other. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** A text without what cannot be kept, for what people paste. */
export const storable = (text: string): string => text.replace(new RegExp(UNSTORABLE, 'gu'), '');
