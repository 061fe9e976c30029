import { styled } from '@mui/material/styles';
import { Icon } from '../icons/icon';
import { radii } from '../theme/tokens';

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
  '&.tall': { minHeight: 50, borderRadius: radii.control },
}));

interface Props {
  value: number;
  min: number;
  max: number;
  /** The value in words, such as '4 nights'; the number by default. */
  text?: string;
  lessLabel: string;
  moreLabel: string;
  /** As high as an input beside it. */
  isTall?: boolean;
  onChange: (value: number) => void;
}

/** A small number with a button for one less and one for one more. */
export const Stepper = ({ value, min, max, text, lessLabel, moreLabel, isTall, onChange }: Props) => (
  <Root className={isTall ? 'tall num' : 'num'}>
    <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
      <Icon name="minus" size={16} />
    </button>
    <b aria-live="polite">{text ?? value}</b>
    <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
      <Icon name="plus" size={16} />
    </button>
  </Root>
);
