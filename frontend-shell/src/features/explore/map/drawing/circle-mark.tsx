import { type Circle, sumOf } from './circles';

interface Props {
  circle: Circle;
  unit: number;
  isActive: boolean;
  onOpen: (circle: Circle) => void;
  onPoint: (circle: Circle | undefined) => void;
}

/** What a finger needs, in units: 24 px. */
const REACH = 16;
const DIGIT = 8;

const numberIn = (circle: Circle, unit: number): string | undefined => {
  const { value } = sumOf(circle.spots);
  if (value === null) return undefined;
  const text = String(value);
  return (text.length * DIGIT + 12) * unit <= 2 * circle.radius ? text : undefined;
};

/** A circle with its number, where that has room. Pointers open it; keys do through the map. */
export const CircleMark = ({ circle, unit, isActive, onOpen, onPoint }: Props) => {
  const { x, y, radius } = circle;
  const number = numberIn(circle, unit);
  return (
    <g
      className={isActive ? 'place active' : 'place'}
      onClick={() => onOpen(circle)}
      onPointerEnter={() => onPoint(circle)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <circle className="reach" cx={x} cy={y} r={Math.max(radius, REACH * unit)} />
      <circle className="dot" cx={x} cy={y} r={radius} strokeWidth={1.5 * unit} />
      {isActive && <circle className="ring" cx={x} cy={y} r={radius + 4 * unit} strokeWidth={2.5 * unit} />}
      {number && (
        <text className="count" x={x} y={y + 4.6 * unit} fontSize={13 * unit}>
          {number}
        </text>
      )}
    </g>
  );
};
