import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { typeLogin } from '../steps.js';

/** The key of the demo's moderators, which a journey sets as DEMO_MODERATOR_KEY. */
export const MODERATOR_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Signs one of the demo's moderators in, with the code of the key that they have. */
export const enterAsModerator = async (page: Page, username: 'mod' | 'lead', path: string) => {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await typeLogin(page, username);
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(MODERATOR_KEY) }).generate());
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`**${path}`);
};
