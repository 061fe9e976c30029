import Button from '@mui/material/Button';
import type { RouteFlaw } from '@wayfellow/contracts';
import { flawText } from '../data/route-words';

interface Props {
  /** The kilometers between two towns. */
  km: number | undefined;
  flaws: readonly RouteFlaw[];
  /** For a gap; absent where it cannot be closed. */
  onClose?: () => void;
  onAdd?: () => void;
}

/** Between two stops: how far they are from each other, and where their days do not follow. */
export const Leg = ({ km, flaws, onClose, onAdd }: Props) => (
  <li className="leg" aria-hidden={(km === undefined && flaws.length === 0) || undefined}>
    <div className="rail" />
    <div className="legs">
      {km !== undefined && <span className="num">{km} km as the crow flies</span>}
      {flaws.map((flaw) => (
        <span key={flaw.kind} className="legs">
          <span className="flaw">{flawText(flaw)}</span>
          {flaw.kind === 'gap' && onClose && (
            <Button size="small" onClick={onClose}>
              Close the gap
            </Button>
          )}
          {flaw.kind === 'gap' && onAdd && (
            <Button size="small" onClick={onAdd}>
              Add a stop here
            </Button>
          )}
        </span>
      ))}
    </div>
  </li>
);
