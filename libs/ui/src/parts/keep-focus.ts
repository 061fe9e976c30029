import type { RefCallback } from 'react';

const headings = 'h1,h2,h3';

/** Where the focus may go when `focused` is gone, best first. */
const nextTo = (focused: Element, place: Element): readonly Element[] => {
  const item = focused.closest('li');
  const all = [...(item?.parentElement?.children ?? [])];
  const index = all.findIndex((one) => one === item);
  const before = [...place.querySelectorAll(headings)].filter(
    (heading) => focused.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return [...all.slice(index), ...all.slice(0, index).reverse(), ...before.reverse()];
};

/**
 * The ref of a place with a list. When what has the focus is removed from it, or what opened the dialog with the focus, the
 * focus goes to the next item, else to the one before, else to the list's heading, so that keyboard users do not start
 * over at the top of the page.
 */
export const keepFocus: RefCallback<HTMLElement> = (place) => {
  if (!place) return;
  let focused: Element | null = null;
  let next: readonly Element[] = [];
  const follow = ({ target }: FocusEvent) => {
    // A dialog or a menu gives the focus back to what opened it.
    if (!(target instanceof Element) || target.closest('.MuiModal-root')) return;
    focused = place.contains(target) ? target : null;
    next = focused ? nextTo(focused, place) : [];
  };
  const mend = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const to = next.find(({ isConnected }) => isConnected) ?? place.querySelector(headings) ?? place;
    if (!(to instanceof HTMLElement)) return;
    if (!to.hasAttribute('tabindex')) to.tabIndex = -1;
    to.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
  };
};
