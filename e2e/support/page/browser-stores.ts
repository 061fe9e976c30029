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

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** Waits until something is so in a page; unlike `waitForFunction`, also where that is only known later. */
export const untilSo = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await page.evaluate(isSo))) await nextFrame(page);
};

/** Waits until the browser has stored all these texts for a page's origin. */
export const untilStored = async (page: Page, texts: readonly string[]): Promise<void> => {
  const isStored = async () => {
    const stored = await storedText(page);
    return texts.every((text) => stored.includes(text));
  };
  while (!(await isStored())) await nextFrame(page);
};
