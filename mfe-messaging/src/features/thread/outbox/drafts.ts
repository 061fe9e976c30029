import { holdPage } from '@wayfellow/web';
import { readTab, writeTab } from './tab-storage';

/** Key in session storage, which survives a reload and is cleared at sign-out. */
const keyOf = (userId: number) => `wayfellow.drafts.${userId}`;

const isDraft = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

const stored = (userId: number): Map<string, string> => {
  const found = readTab(keyOf(userId));
  return new Map(Array.isArray(found) ? found.filter(isDraft) : []);
};

/** What is typed in each chat and not sent, by the chat's key. It lives in the tab, also when the page is loaded again. */
export class Drafts {
  private readonly texts: Map<string, string>;

  constructor(private readonly userId: number) {
    this.texts = stored(userId);
  }

  of(chat: string): string {
    return this.texts.get(chat) ?? '';
  }

  /** Replaces the draft of a chat; '' drops it. */
  set(chat: string, text: string): void {
    if (text) this.texts.set(chat, text);
    else this.texts.delete(chat);
    holdPage('drafts', this.texts.size > 0);
    try {
      writeTab(keyOf(this.userId), this.texts.size ? [...this.texts] : undefined);
    } catch {
      // Without storage they live as long as the page.
    }
  }
}
