import type { Page } from 'playwright-core';

/** Up to this width people point with their thumbs. */
const PHONE_WIDTH = 600;
/** In CSS pixels each way: of a control that stands alone, and of any other (WCAG 2.2, 2.5.8). */
const sizes = { alone: 44, other: 24 };

interface Target {
  name: string;
  width: number;
  height: number;
  /** It is a part of a text, or a larger control does the same. */
  isOther: boolean;
}

/** Every visible control of the page with the area that takes a press. Runs in the page. */
const measure = ({ alone }: typeof sizes): Target[] => {
  const roles = ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'gridcell'];
  const tags = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'];
  const controls = [...tags, ...roles.map((role) => `[role=${role}]`)].join();
  /** A descendant, a label, and a pseudo-element laid over it take presses for it. */
  const sizeOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const areas = [element, ...element.querySelectorAll('*'), ...labels].flatMap((part) => [
      part.getBoundingClientRect(),
      ...['::before', '::after'].flatMap((pseudo) => {
        const { content, position, width, height } = getComputedStyle(part, pseudo);
        const isLaidOver = content !== 'none' && position === 'absolute';
        return isLaidOver ? [{ width: parseFloat(width), height: parseFloat(height) }] : [];
      }),
    ]);
    return {
      width: Math.round(Math.max(...areas.map(({ width }) => width))),
      height: Math.round(Math.max(...areas.map(({ height }) => height))),
    };
  };
  const isOffered = (element: Element): boolean => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      !element.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true]') &&
      // What is for screen readers, and what comes into view with the focus.
      Math.min(width, height) > 1 &&
      right > 0 &&
      left < window.innerWidth &&
      bottom + window.scrollY > 0
    );
  };
  const isInText = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.closest('p, li, dd, label, div, small, span');
    return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  };
  /** Such as the picture beside a name. */
  const hasLargerTwin = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    [...document.links].some((link) => {
      if (link === element || link.href !== element.href) return false;
      const { width, height } = sizeOf(link);
      return width >= alone && height >= alone;
    });
  return [...document.querySelectorAll(controls)].filter(isOffered).map((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return {
      name: `${element.tagName.toLowerCase()} '${label.slice(0, 40)}'`,
      ...sizeOf(element),
      isOther: isInText(element) || hasLargerTwin(element),
    };
  });
};

/** The controls of a phone's screen that are too small for a thumb, one line each; none on wider screens. */
export const smallTargets = async (page: Page): Promise<string[]> => {
  if ((page.viewportSize()?.width ?? 0) > PHONE_WIDTH) return [];
  const targets = await page.evaluate(measure, sizes);
  return targets
    .filter(({ width, height, isOther }) => Math.min(width, height) < sizes[isOther ? 'other' : 'alone'])
    .map(({ name, width, height, isOther }) => {
      const least = sizes[isOther ? 'other' : 'alone'];
      return `${name} takes presses on ${width} x ${height} px, ${least} are the least`;
    });
};
