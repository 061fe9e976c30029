import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from '@wayfellow/router';

interface Disclosure<Container extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  /** Ref for the element that contains both the button and the panel. */
  container: RefObject<Container | null>;
}

/** The state of a panel that a button toggles; Escape, a click elsewhere and every navigation close it. */
export const useDisclosure = <Container extends HTMLElement>(): Disclosure<Container> => {
  const container = useRef<Container>(null);
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [shownAt, setShownAt] = useState(key);
  // Reset during render, so that the new screen never shows it open; navigating back must not reopen it.
  if (shownAt !== key) {
    setShownAt(key);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!container.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setIsOpen(!isOpen), container };
};
