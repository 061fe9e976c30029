import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

const indexAt = (y: number, list: Element): number => {
  const stops = [...list.querySelectorAll('[data-stop]')];
  const index = stops.findIndex((stop) => y < stop.getBoundingClientRect().bottom);
  return index < 0 ? stops.length - 1 : index;
};

/**
 * Dragging a stop by its number: it moves as soon as the pointer is over another stop. For pointers alone; keyboards have the
 * buttons. Returns what the number of a stop takes.
 */
export const useDrag = (begun: number, onMove: (from: number, to: number) => void) => {
  const latest = useRef(onMove);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => () => stop.current?.(), []);
  return (index: number) => {
    if (index < begun) return {};
    const start = (event: ReactPointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest('ol');
      if (!list) return;
      let from = index;
      const move = ({ clientY }: PointerEvent) => {
        const to = indexAt(clientY, list);
        if (to === from || to < begun) return;
        latest.current(from, to);
        from = to;
      };
      const end = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
      };
      stop.current = end;
      // Not on the number: a stop that moves down is taken out of the page for a moment.
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    };
    return { onPointerDown: start };
  };
};
