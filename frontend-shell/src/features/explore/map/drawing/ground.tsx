import { memo } from 'react';
import { borders, land, lines } from '../world-paths';

/** Short strokes on the water. */
const WAVES =
  'M330 268h44M352 280h28M250 402h52M268 414h26M560 470h40M540 482h30M470 200h30M920 470h46M944 482h26' +
  'M800 430h44M828 442h22M1090 300h40M1066 312h30M150 330h44M172 342h24M700 500h50M690 512h26M430 330h34';

const boats = ['translate(415 262)', 'translate(230 470) scale(-1 1)', 'translate(880 455)'] as const;

const Boat = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <path className="hull" d="M-17 6h34l-6 8h-21z" />
    <path className="sail" d="M1 3V-24Q17-8 17 3z" />
    <path className="jib" d="M-2 3V-19Q-14-6-14 3z" />
  </g>
);

interface Props {
  /** See `unitOf`. */
  unit: number;
  /** Boats are drawn on the whole world alone: they would be as large as countries. */
  hasBoats: boolean;
}

/** The sea with its boats, and the land, printed once more in a darker ink below itself. */
export const Ground = memo(({ unit, hasBoats }: Props) => (
  <>
    <path className="line" d={lines} strokeWidth={1.2 * unit} />
    <path className="waves" d={WAVES} strokeWidth={3 * unit} />
    {hasBoats && boats.map((transform) => <Boat key={transform} transform={transform} />)}
    <path className="shade" d={land} transform={`translate(${2.2 * unit} ${4 * unit})`} />
    <path className="land" d={land} strokeWidth={0.7 * unit} />
    <path className="border" d={borders} strokeWidth={0.9 * unit} />
  </>
));
Ground.displayName = 'Ground';
