import { useState } from 'react';
import type { Stop } from '../data/own-route';
import { travelersText } from '../data/texts';
import { CircleMark } from './circle-mark';
import { type Circle, idOf, nameOf, sumOf } from './circles';
import { type Frame, isIn, unitOf } from './frames';
import { Ground } from './ground';
import { type Label, labelBeside, labelsOf } from './labels';
import { OwnLine } from './own-line';
import { project } from './project';
import { Sheet } from './sheet';
import { useMapKeys } from './use-map-keys';

/** How many circles are named. */
const LABELS = { wide: 10, narrow: 4 } as const;
const FONT_SIZE = 17;

interface Props {
  circles: readonly Circle[];
  /** The user's own stops in the month. */
  stops: readonly Stop[];
  frame: Frame;
  isPhone: boolean;
  isWorld: boolean;
  /** The drawing in a sentence. */
  label: string;
  onOpen: (circle: Circle) => void;
}

/** 'Spain and 2 more, 91 travelers'. */
const wordsOf = (circle: Circle) => `${nameOf(circle)}, ${travelersText(sumOf(circle.spots))}`;

const LabelText = ({ label, unit }: { label: Label; unit: number }) => (
  <text
    className="label"
    x={label.x}
    y={label.y}
    textAnchor={label.anchor}
    fontSize={FONT_SIZE * unit}
    strokeWidth={4 * unit}
  >
    {label.text}
  </text>
);

/** The map: circles over the drawn world. Screen readers have the table instead. */
export const WorldMap = ({ circles, stops, frame, isPhone, isWorld, label, onOpen }: Props) => {
  const unit = unitOf(frame, isPhone);
  const { active, ...keys } = useMapKeys(circles, onOpen);
  const [pointedId, setPointedId] = useState<number>();
  const named = active ?? circles.find((circle) => idOf(circle) === pointedId);
  const labels = labelsOf(circles, frame, unit, isPhone ? LABELS.narrow : LABELS.wide);
  return (
    <>
      <Sheet
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="img"
        aria-label={label}
        tabIndex={0}
        {...keys}
      >
        <Ground unit={unit} hasBoats={isWorld} />
        {circles.map((circle) => (
          <CircleMark
            key={idOf(circle)}
            circle={circle}
            unit={unit}
            isActive={circle === active}
            onOpen={onOpen}
            onPoint={(pointed) => setPointedId(pointed && idOf(pointed))}
          />
        ))}
        <OwnLine stops={stops.filter((stop) => isIn(frame, project(stop)))} circles={circles} unit={unit} />
        {labels
          .filter(({ circle }) => circle !== named)
          .map((one) => (
            <LabelText key={idOf(one.circle)} label={one} unit={unit} />
          ))}
        {named && <LabelText label={labelBeside(named, wordsOf(named), frame, unit)} unit={unit} />}
      </Sheet>
      <p className="vh" role="status">
        {active && wordsOf(active)}
      </p>
    </>
  );
};
