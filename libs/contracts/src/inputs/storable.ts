/** PostgreSQL can store neither NUL characters nor lone surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Whether a text can be stored unchanged. The server refuses any other. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** A text without the characters that cannot be stored, for pasted text. */
export const withoutUnstorable = (text: string): string => text.replace(new RegExp(UNSTORABLE, 'gu'), '');
