import { type Circle, nameOf } from './circles';
import { type Frame, isIn } from './frames';

/** A name beside a circle. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sizes of a label, in units. */
const LETTER = 8.7;
const HEIGHT = 17;
const GAP = 6;

const boxOf = ({ x, y, anchor, text }: Label, unit: number): Box => {
  const width = text.length * LETTER * unit;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - HEIGHT * 0.8 * unit, bottom: y + HEIGHT * 0.2 * unit };
};

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const boxAround = ({ x, y, radius }: Circle): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Where a text may stand beside a circle, the best first. */
const sidesOf = ({ x, y, radius }: Circle, text: string, unit: number): Label[] => {
  const away = radius + GAP * unit;
  const middle = y + HEIGHT * 0.3 * unit;
  return [
    { x: x + away, y: middle, anchor: 'start', text },
    { x: x - away, y: middle, anchor: 'end', text },
    { x, y: y - away, anchor: 'middle', text },
    { x, y: y + away + HEIGHT * 0.7 * unit, anchor: 'middle', text },
  ];
};

const fits = (label: Label, frame: Frame, unit: number) => {
  const { left, right, top, bottom } = boxOf(label, unit);
  return isIn(frame, { x: left, y: top }) && isIn(frame, { x: right, y: bottom });
};

/** A text beside one circle, wherever the frame has room for it. */
export const labelBeside = (circle: Circle, text: string, frame: Frame, unit: number): Label => {
  const sides = sidesOf(circle, text, unit);
  return sides.find((side) => fits(side, frame, unit)) ?? (sides[0] as Label);
};

/** Names of the first circles, at most `most`, where they cover neither circles nor each other, nor the corner of the caption. */
export const labelsOf = (
  circles: readonly Circle[],
  frame: Frame,
  unit: number,
  most: number,
): (Label & { circle: Circle })[] => {
  const bottom = frame.y + frame.height;
  const taken: Box[] = [
    { left: frame.x, right: frame.x + 280 * unit, top: bottom - 62 * unit, bottom },
    ...circles.map(boxAround),
  ];
  const labels: (Label & { circle: Circle })[] = [];
  for (const circle of circles) {
    if (labels.length === most) break;
    const isFree = (side: Label) =>
      fits(side, frame, unit) && !taken.some((box) => overlap(box, boxOf(side, unit)));
    const label = sidesOf(circle, nameOf(circle), unit).find(isFree);
    if (!label) continue;
    taken.push(boxOf(label, unit));
    labels.push({ ...label, circle });
  }
  return labels;
};
