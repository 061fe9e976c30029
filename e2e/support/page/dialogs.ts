import type { Locator, Page } from 'playwright-core';
import { hasFocus } from './focus.js';
import { smallTargets } from './tap-targets.js';

/** A dialog, and how the keyboard gets there. */
export interface Opening {
  /** The button that has the focus again afterwards. */
  opener: Locator;
  /** The entry of the menu that the button opens, where the dialog is opened from there. */
  entry?: string;
  /** The accessible name of the dialog. */
  name: string | RegExp;
  role?: 'dialog' | 'alertdialog';
}

const untilFocused = async (page: Page, locator: Locator): Promise<void> => {
  await page.waitForFunction((element) => element === document.activeElement, await locator.elementHandle());
};

/** Where the focus is: in the dialog, or at the edges that lead back into it. */
const holdsFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.closest('.MuiModal-root')?.contains(document.activeElement) === true);

const open = async (page: Page, { opener, entry }: Opening): Promise<void> => {
  await opener.focus();
  await page.keyboard.press('Enter');
  if (!entry) return;
  const item = page.getByRole('menuitem', { name: entry });
  await item.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
  const steps = await page.getByRole('menuitem').count();
  for (let step = 0; step < steps && !(await hasFocus(item)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/**
 * Opens a dialog by keyboard, walks through it in both directions, closes it with Escape, and says what is wrong: a focus that
 * leaves or is not given back, and on phones what is too small for a thumb. A dialog without its name is never found.
 */
export const dialogFindings = async (page: Page, opening: Opening): Promise<string[]> => {
  const { opener, name, role = 'dialog' } = opening;
  await open(page, opening);
  const dialog = page.getByRole(role, { name, exact: true });
  await dialog.waitFor();
  // What it shows may be loaded when it opens.
  await page.waitForFunction(() => {
    const shown = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
    return shown && !shown.querySelector('.MuiSkeleton-root');
  });
  const findings = (await smallTargets(page)).map((finding) => `${String(name)}: ${finding}`);
  const controls = await dialog.locator('a[href], button:enabled, input:enabled, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step <= controls; step += 1) {
      await page.keyboard.press(key);
      if (await holdsFocus(dialog)) continue;
      findings.push(`${String(name)}: ${key} leads out of it at step ${step}`);
      break;
    }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await untilFocused(page, opener).catch(() => findings.push(`${String(name)}: the focus is not given back`));
  return findings;
};
