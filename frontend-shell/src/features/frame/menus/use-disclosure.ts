import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from '@wayfellow/router';

interface Disclosure<Container extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  /** On the element that holds both the button and what it opens. */
  container: RefObject<Container | null>;
}

/** Something a button opens and closes; Escape, a press elsewhere and every route change close it too. */
export const useDisclosure = <Container extends HTMLElement>(): Disclosure<Container> => {
  const container = useRef<Container>(null);
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [shownAt, setShownAt] = useState(key);
  // During the render, so that the new screen never shows it open, and for good: the way back must not open it again.
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
