import type { RefCallback } from 'react';

const headings = 'h1,h2,h3';

/** Where the focus may go once `focused` is gone, best first: its item, the items after it, those before it, the headings above. */
const nextTo = (focused: Element, place: Element): Element[] => {
  const items = [...(focused.closest('li')?.parentElement?.children ?? [])];
  const index = items.findIndex((item) => item.contains(focused));
  const above = [...place.querySelectorAll(headings)].filter(
    (heading) => heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [...items.slice(index), ...items.slice(0, index).reverse(), ...above.reverse()];
};

/**
 * The ref of a place with a list. When what has the focus is removed from it, or what opened the dialog with the focus, the
 * focus goes to the next item, else to the one before, else to the list's heading, so that keyboard users do not start
 * over at the top of the page.
 */
export const keepFocus: RefCallback<HTMLElement> = (place) => {
  if (!place) return;
  /** What has the focus in the place, and where it may go from there. */
  let places: Element[] = [];
  const follow = ({ target }: FocusEvent) => {
    const focused = target as Element;
    // A dialog or a menu gives the focus back to what opened it.
    if (!focused.closest('.MuiModal-root'))
      places = place.contains(focused) ? [focused, ...nextTo(focused, place)] : [];
  };
  const mend = () => {
    // It has the focus, or is about to: what is here gets it when the dialog is gone.
    if (document.querySelector('.MuiModal-root')) return;
    if (places[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const to = places.find(({ isConnected }) => isConnected) ?? place.querySelector(headings) ?? place;
    // Items and headings take no focus otherwise.
    (to as HTMLElement).tabIndex = -1;
    (to as HTMLElement).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
  };
};
