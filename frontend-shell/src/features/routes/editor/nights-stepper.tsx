import { styled } from '@mui/material/styles';
import { limits } from '@wayfellow/contracts';
import { Icon, radii } from '@wayfellow/ui';
import { nightsText } from '../data/route-words';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: 0,
    borderRadius: '50%',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& button:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default', opacity: 0.4 },
  '& b': { minWidth: 74, fontWeight: 650, textAlign: 'center', whiteSpace: 'nowrap' },
  '&.tall': { minHeight: 52, borderRadius: radii.control },
}));

interface Props {
  nights: number;
  /** Where; a stop that is not there yet has no place. */
  place?: string;
  isTall?: boolean;
  onChange: (nights: number) => void;
}

/** The nights of a stop, one more or less. */
export const NightsStepper = ({ nights, place, isTall, onChange }: Props) => {
  const where = place ? ` in ${place}` : '';
  return (
    <Root className={isTall ? 'tall num' : 'num'}>
      <button
        type="button"
        aria-label={`One night less${where}`}
        disabled={nights <= 0}
        onClick={() => onChange(nights - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <b aria-live="polite">{nightsText(nights)}</b>
      <button
        type="button"
        aria-label={`One night more${where}`}
        disabled={nights >= limits.route.nights}
        onClick={() => onChange(nights + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </Root>
  );
};
