import type { Page } from 'playwright-core';

/** All that the browser has stored for a page's origin: caches, databases, and both kinds of storage, as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await settled(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return texts.join('\n');
  });

/** Lets a page go on until it is drawn again. */
export const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** Waits until something is so in a page; unlike `waitForFunction`, also where that is only known later. */
export const untilSo = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await page.evaluate(isSo))) await nextFrame(page);
};

const until = async (page: Page, isSo: (stored: string) => boolean): Promise<void> => {
  while (!isSo(await storedText(page))) await nextFrame(page);
};

/** Waits until the browser has stored all these texts for a page's origin. */
export const untilStored = (page: Page, texts: readonly string[]): Promise<void> =>
  until(page, (stored) => texts.every((text) => stored.includes(text)));

/** Waits until the browser has none of these texts stored for a page's origin any more. */
export const untilNotStored = (page: Page, texts: readonly string[]): Promise<void> =>
  until(page, (stored) => !texts.some((text) => stored.includes(text)));
