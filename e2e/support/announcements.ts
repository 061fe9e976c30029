import type { BrowserContext, Page } from 'playwright-core';
import { WAIT_MS } from './programs.js';

/** The text of a toast or an alert. */
interface Announcement {
  role: string;
  text: string;
}

interface Wait {
  texts: readonly string[];
  take: (announcement: Announcement) => void;
}

/** Per page: announcements that no test has consumed yet, and tests waiting for one. */
const unconsumed = new WeakMap<Page, Announcement[]>();
const waits = new WeakMap<Page, Wait[]>();

const listOf = <T>(map: WeakMap<Page, T[]>, page: Page): T[] => {
  const list = map.get(page) ?? [];
  map.set(page, list);
  return list;
};

const contains = ({ text }: Announcement, texts: readonly string[]) =>
  texts.every((part) => text.includes(part));

const record = (page: Page, announcement: Announcement) => {
  const waiting = listOf(waits, page);
  const index = waiting.findIndex(({ texts }) => contains(announcement, texts));
  if (index < 0) listOf(unconsumed, page).push(announcement);
  else waiting.splice(index, 1)[0]?.take(announcement);
};

/**
 * Runs in the page: reports each status and alert as soon as it appears, however short-lived. One that is put into a region
 * which is there already is told from the one before by its element: the same may be said again.
 */
const report = () => {
  const { announce } = window as unknown as { announce: (announcement: object) => void };
  const reported = new WeakMap<Element, string>();
  const check = () => {
    for (const element of document.querySelectorAll('[role=status], [role=alert]')) {
      const text = element.textContent ?? '';
      const said = element.firstElementChild ?? element;
      if (!text || reported.get(said) === text) continue;
      reported.set(said, text);
      announce({ role: element.getAttribute('role'), text });
    }
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Starts recording the announcements of a context's pages. */
export const recordAnnouncements = async (context: BrowserContext): Promise<void> => {
  await context.exposeBinding('announce', ({ page }, announcement: Announcement) =>
    record(page, announcement),
  );
  await context.addInitScript(report);
};

/**
 * Resolves to the announcement that contains all these texts: one made since the page was opened, or the next one. Each
 * is returned once. Toasts that have disappeared are found as well.
 */
export const waitForAnnouncement = (page: Page, ...texts: string[]): Promise<Announcement> => {
  const all = listOf(unconsumed, page);
  const index = all.findIndex((announcement) => contains(announcement, texts));
  if (index >= 0) return Promise.resolve(all.splice(index, 1)[0] as Announcement);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Nothing said ${texts.join(', ')}. Said: ${JSON.stringify(all)}`)),
      WAIT_MS,
    );
    const take = (announcement: Announcement) => {
      clearTimeout(timer);
      resolve(announcement);
    };
    listOf(waits, page).push({ texts, take });
  });
};

/** Waits for a notice from contracts to be shown, with its title and description. */
export const waitForNotice = (page: Page, { title, description }: { title: string; description: string }) =>
  waitForAnnouncement(page, title, description);
