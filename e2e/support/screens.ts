import { readFileSync } from 'node:fs';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import type { Locator, Page } from 'playwright-core';
import { nextFrame } from './page/browser-stores.js';
import { smallTargets } from './page/tap-targets.js';
import { sizes } from './people.js';

/** What to expect of a screen. */
export interface Screen {
  path: string;
  /** The document's title, without the product's name. */
  title: string;
  heading: string | RegExp;
}

interface AxeViolation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}
interface AxeWindow {
  axe: {
    run: (context: Document, options: object) => Promise<{ violations: AxeViolation[] }>;
  };
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Serious findings of axe, one line each; `only` limits the rules to run. */
const accessibilityFindings = async (page: Page, only?: string[]): Promise<string[]> => {
  const runOnly = only ? { type: 'rule', values: only } : { type: 'tag', values: rules };
  const violations = await page.evaluate(
    async (options) => {
      // Contrast must not be measured during a color transition.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      const { axe } = window as unknown as AxeWindow;
      return (await axe.run(document, options)).violations;
    },
    { resultTypes: ['violations'], runOnly },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
};

const isLoaded = () => !document.querySelector('.MuiSkeleton-root, [aria-busy=true]');

/** Waits until the screen is fully loaded. */
const waitForScreen = async (page: Page, { heading }: Screen) => {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.waitForFunction(isLoaded);
  await page.evaluate(() => document.fonts.ready);
};

const shape = () => ({
  headings: document.querySelectorAll('h1').length,
  description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  overflow: document.documentElement.scrollWidth - window.innerWidth,
});

/** The computed line clamp of a text. */
export const linesOf = (text: Locator): Promise<string> =>
  text.evaluate((element) => getComputedStyle(element).webkitLineClamp);

/** The number of columns of a grid. */
export const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** Contrast findings in the other theme; the current one is restored afterwards. */
const otherThemeFindings = async (page: Page): Promise<string[]> => {
  const toggleTheme = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      return (dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark');
    });
  const other = await toggleTheme();
  // The theme only changes colors.
  const findings = await accessibilityFindings(page, ['color-contrast']);
  await toggleTheme();
  return findings.map((line) => `${other}: ${line}`);
};

/** Problems of the current screen: single h1, description, horizontal overflow, accessibility in both themes, on phones targets too small for a thumb. */
export const findingsHere = async (page: Page): Promise<string[]> => {
  const { headings, description, overflow } = await page.evaluate(shape);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = [
    ...(headings === 1 ? [] : [`it has ${headings} h1`]),
    ...(description.length > 20 ? [] : [`its description is '${description}'`]),
    ...(overflow <= 0 ? [] : [`it is ${overflow} px too wide`]),
    ...(await accessibilityFindings(page)),
    ...(await otherThemeFindings(page)),
    ...(await smallTargets(page)),
  ];
  return findings.map((finding) => `${new URL(page.url()).pathname} ${finding}`);
};

/** Problems of the current screen at each width. */
export const findingsAtEachSize = async (page: Page): Promise<string[]> => {
  const findings: string[] = [];
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    // Some screens are laid out anew by script, a frame later, and load a part again.
    await page.waitForFunction((width) => window.innerWidth === width, size.width);
    await nextFrame(page);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForFunction(isLoaded);
    findings.push(...(await findingsHere(page)).map((finding) => `${size.width}: ${finding}`));
  }
  return findings;
};

/** Opens a screen on a phone and returns its problems at each width, including its title; empty if there are none. */
export const findingsOn = async (page: Page, screen: Screen): Promise<string[]> => {
  await page.setViewportSize(sizes.phone);
  await page.goto(screen.path);
  await waitForScreen(page, screen);
  const title = await page.title();
  const isTitled = title === `${screen.title} | ${PRODUCT_NAME}`;
  return [...(isTitled ? [] : [`${screen.path} its title is ${title}`]), ...(await findingsAtEachSize(page))];
};
