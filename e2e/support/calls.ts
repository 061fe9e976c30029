import type { Page, Route } from 'playwright-core';

/** For `page.route`: answers a call instead of the server. */
export const answering = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Holds back the calls to `url` until the returned function is called. */
export const held = async (page: Page, url: string) => {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
};
