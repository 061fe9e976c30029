import { type KeyboardEvent, useState } from 'react';
import { type Circle, idOf, isArrow, nextCircle } from './circles';

/** Walks over the circles by keys: the map is one stop for Tab, and arrows lead from circle to circle. */
export const useMapKeys = (circles: readonly Circle[], onOpen: (circle: Circle) => void) => {
  const [activeId, setActiveId] = useState<number>();
  const active = circles.find((circle) => idOf(circle) === activeId);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const { key } = event;
    if (isArrow(key)) {
      event.preventDefault();
      const next = active ? nextCircle(circles, active, key) : circles[0];
      if (next) setActiveId(idOf(next));
    } else if (key === 'Enter' && active) {
      event.preventDefault();
      onOpen(active);
    } else if (key === 'Escape' && active) {
      event.preventDefault();
      setActiveId(undefined);
    }
  };

  return { active, onKeyDown, onBlur: () => setActiveId(undefined) };
};
