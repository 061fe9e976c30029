import { type RefObject, useEffect, useRef } from 'react';

/** The press that asks for more: on what, and how many there were. */
interface Press {
  on: Element | null;
  count: number;
}

/** Whether the user has moved the focus since. Where `keepFocus` puts it meanwhile takes none from the keyboard. */
const isElsewhere = ({ on }: Press): boolean => {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== on && focused.tabIndex >= 0;
};

/**
 * Moves the focus to the first new card after 'Show more', so that keyboard users continue where the list grew, unless they have
 * gone elsewhere meanwhile or more could not be loaded. Returns the function to call when more is requested. The list must be the
 * only child of `around`.
 */
export const useFocusOnNew = (
  around: RefObject<HTMLElement | null>,
  count: number,
  isFailed: boolean,
): (() => void) => {
  const press = useRef<Press>(undefined);
  useEffect(() => {
    if (isFailed) press.current = undefined;
  }, [isFailed]);
  useEffect(() => {
    const asked = press.current;
    if (!asked || count <= asked.count) return;
    press.current = undefined;
    const first = around.current?.firstElementChild?.children[asked.count];
    if (first instanceof HTMLElement && !isElsewhere(asked)) first.focus();
  }, [around, count]);
  return () => {
    press.current = { on: document.activeElement, count };
  };
};
