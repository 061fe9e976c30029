import { limits } from '@wayfellow/contracts';
import { type ChatMessage, isWritten } from './data/chat-source';

/** What a message may be a sign of: a request for money, a move to another channel, an address on the web. */
export type HintKind = 'money' | 'away' | 'link';

const MONEY = String.raw`(?:money|cash|funds|bucks|euros?|dollars?|pounds?|usd|eur|gbp|[$€£¥]|\d)`;
const asks: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:send|lend|loan|transfer|wire|spot) (?:it to )?(?:me|us)\b.{0,20}?${MONEY}`, 'i'),
  new RegExp(
    String.raw`\b(?:send|transfer|wire|lend|loan|borrow)(?: \w+){0,3} (?:money|cash|funds|bucks)\b`,
    'i',
  ),
  /\b(?:lend|loan|borrow|transfer|wire|send)(?: (?:about|some|around))? ?(?:[$€£¥] ?\d|\d[\d.,]* ?(?:[$€£¥]|euros?\b|dollars?\b|pounds?\b|usd\b|eur\b|gbp\b))/i,
  /\bgift ?cards?\b/i,
  /\bcrypto(?:currency|currencies|s)?\b|\bbitcoins?\b|\busdt\b|\bethereum\b/i,
  /\biban\b|\bwestern union\b|\bmoneygram\b/i,
  /\b(?:bank|wire|money) transfer\b/i,
  /\bcards? (?:is|are|was|were|got|has been|have been|'s|keeps? getting) (?:just |now |all )?(?:blocked|frozen|locked|declined|stolen)\b/i,
  /\b(?:blocked|froze|frozen|declined) my (?:bank |credit |debit )?card\b/i,
];

/** An IBAN, as printed, in groups of four, or without spaces. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/;
const EMAIL = /[^\s@<>]{1,64}@[^\s@<>]{1,250}\.[a-z]{2,}/i;

const messengers: readonly RegExp[] = [
  /\bwhats ?app\b/i,
  /\btelegram\b/i,
  /\b(?:t|wa)\.me\b/i,
  /\b(?:on|via|over|use|using|by) signal\b/i,
  // In the middle of a sentence the capital letter tells the messenger from the word.
  /(?<=[a-z,] )Signal\b/,
];

/** What is written in digits but is no phone number: days, years and prices. */
const otherNumbers = [
  /\b\d{4}[-./]\d{1,2}[-./]\d{1,2}\b/g,
  /\b\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\b/g,
  /\b(?:19|20)\d\d ?[-–/] ?(?:19|20)?\d\d\b/g,
  /[$€£¥₫₹₩] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₫₹₩]|(?:vnd|idr|krw|jpy|eur|usd|cop|clp|irr|euros?|dollars?|dong|rupiah|won|yen)\b)/gi,
];
const DIGITS = /[+(]?\d(?:[ ().\-/]{0,3}\d){7,}/;

const LINK =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|net|org|info|biz|io|co|app|dev|xyz|site|online|shop|link|top|club|live|eu|uk|de|fr|es|nl|ch|jp|ru|cn)\b(?:\/\S*)?|\b[a-z0-9-]{1,63}\.[a-z]{2,}\/\S+/gi;

const hasPhoneNumber = (text: string): boolean =>
  DIGITS.test(otherNumbers.reduce((rest, other) => rest.replace(other, ' x '), text));

/** Whether the text names an address on the web that is neither a messenger nor on `host`, the product's own. */
const hasLink = (text: string, host: string): boolean =>
  [...text.replace(new RegExp(EMAIL, 'gi'), ' ').matchAll(LINK)].some(([link]) => {
    const name = link.replace(/^https?:\/\//i, '').toLowerCase();
    return !/^(?:t|wa)\.me\b/.test(name) && !(host && (name === host || name.startsWith(`${host}/`)));
  });

const leadsAway = (text: string): boolean =>
  EMAIL.test(text) || messengers.some((name) => name.test(text)) || hasPhoneNumber(text.replace(IBAN, ' '));

/** The signs in a text. `host` is the product's own, links to which are none. */
export const hintKindsOf = (text: string, host = ''): HintKind[] => {
  const kinds: HintKind[] = [];
  if (IBAN.test(text) || asks.some((ask) => ask.test(text))) kinds.push('money');
  if (leadsAway(text)) kinds.push('away');
  if (hasLink(text, host)) kinds.push('link');
  return kinds;
};

/** What the writer of a text is about to tell of themself, for 'You are sharing ...'. */
export const sharedDetail = (text: string): string | undefined => {
  if (IBAN.test(text)) return 'a bank account';
  if (EMAIL.test(text)) return 'an email address';
  return hasPhoneNumber(text) ? 'a phone number' : undefined;
};

/** The beginning of a conversation: its first messages, if they are loaded. */
export const isBeginning = (messages: readonly ChatMessage[], hasOlder: boolean): boolean =>
  !hasOlder && messages.length < limits.hintedMessages;

/**
 * The hints to show, by message id: at the first message of each kind among the first of a conversation that
 * somebody else than `userId` wrote, without the kinds that the user has dismissed. Empty while older messages are not loaded.
 */
export const hintsOf = (
  { messages, hasOlder }: { messages: readonly ChatMessage[]; hasOlder: boolean },
  userId: number,
  dismissed: ReadonlySet<HintKind>,
  host?: string,
): ReadonlyMap<number, HintKind[]> => {
  const hints = new Map<number, HintKind[]>();
  const seen = new Set<HintKind>(dismissed);
  if (hasOlder) return hints;
  for (const message of messages.slice(0, limits.hintedMessages)) {
    const { id, senderId, content } = message;
    // Without content: a message taken back, or an answer of another version.
    if (senderId === userId || !content || !isWritten(message)) continue;
    const kinds = hintKindsOf(content, host).filter((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    if (kinds.length) hints.set(id, kinds);
  }
  return hints;
};
