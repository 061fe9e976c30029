import type { Page } from 'playwright-core';

/**
 * What is too wide on a page: the document if it scrolls sideways, and what the document does not know: each link of a screen that cuts
 * what reaches out of it, and each box of a dialog or toast that does so or scrolls sideways. One line each.
 */
export const findingsOfWidth = async (page: Page): Promise<string[]> => {
  const findings = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cards = 'main a, [role=dialog], [role=alertdialog], [role=alert], [role=status]:not(.vh)';
    const wide = [...document.querySelectorAll(cards)].flatMap((card) =>
      [card, ...card.querySelectorAll(':not(.vh)')].filter((part) => {
        const isCut = part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto';
        return isCut || part.getBoundingClientRect().right > window.innerWidth + 1;
      }),
    );
    return [
      ...(scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} px too wide`] : []),
      ...wide.map((part) => `${part.tagName} ${part.className} is cut: ${part.textContent.slice(0, 20)}`),
    ];
  });
  return findings.map((finding) => `${new URL(page.url()).pathname} ${finding}`);
};
