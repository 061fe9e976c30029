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
  // Open at one place of the history only: at any other it is closed, without a moment in between.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
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

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key), container };
};
