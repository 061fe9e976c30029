/** Control characters, line breaks, lone surrogates, private use, and invisible characters: bidi controls, tags, fillers. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
/** Zero-width joiner and non-joiner, which Persian and Indic words and emoji sequences need. */
const JOINER = /[\u200c\u200d]/;
const JOINED = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Variation selectors: they choose the glyph of the preceding character. */
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text is a single line without hidden characters, so that it cannot alter how the text around it is displayed. */
export const isOneLine = (text: string): boolean => {
  const characters = [...text];
  const isSeen = characters.every((character, i) => {
    const [before = '', after = ''] = [characters[i - 1], characters[i + 1]];
    if (JOINER.test(character)) return JOINED.test(before) && JOINED.test(after);
    if (SELECTOR.test(character)) return VISIBLE.test(before);
    return !HIDDEN.test(character);
  });
  return isSeen && VISIBLE.test(text);
};

const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Whether nothing of a text is seen: white space, joiners, fillers and the like, which no font draws. */
export const isBlank = (text: string): boolean => !SEEN.test(text);
