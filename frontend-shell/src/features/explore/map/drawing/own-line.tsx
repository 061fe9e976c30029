import type { Stop } from '../data/own-route';
import { type Circle, idOf } from './circles';
import { greatCirclePath } from './great-circle';
import { project } from './project';

interface Props {
  stops: readonly Stop[];
  circles: readonly Circle[];
  unit: number;
}

const circleWith = (circles: readonly Circle[], { destinationId }: Stop) =>
  circles.find(({ spots }) => spots.some(({ id }) => id === destinationId));

/** The user's own way: great circles between stops, and a ring at each; one around a circle that several stops fall into. */
export const OwnLine = ({ stops, circles, unit }: Props) => {
  const falls = stops.map((stop) => circleWith(circles, stop));
  const holding = new Set(falls.filter((circle, i) => circle && falls.indexOf(circle) !== i));
  const isHeld = (i: number) => holding.has(falls[i]);
  const legs = stops.slice(1).flatMap((to, i) => {
    const from = stops[i];
    const isInside = isHeld(i) && falls[i] === falls[i + 1];
    return from && !isInside ? [greatCirclePath(from, to)] : [];
  });
  const dots = `0 ${6.2 * unit}`;
  return (
    <g className="own-line">
      {legs.length > 0 && (
        <path className="own" d={legs.join('')} strokeWidth={3.4 * unit} strokeDasharray={dots} />
      )}
      {stops.map((stop, i) => {
        const { x, y } = project(stop);
        return isHeld(i) ? null : (
          <circle
            key={`${stop.destinationId} ${i}`}
            className="stop"
            cx={x}
            cy={y}
            r={3.6 * unit}
            strokeWidth={2.4 * unit}
          />
        );
      })}
      {[...holding].map(
        (circle) =>
          circle && (
            <circle
              key={idOf(circle)}
              className="own"
              cx={circle.x}
              cy={circle.y}
              r={circle.radius + 5 * unit}
              strokeWidth={3.4 * unit}
              strokeDasharray={dots}
            />
          ),
      )}
    </g>
  );
};
