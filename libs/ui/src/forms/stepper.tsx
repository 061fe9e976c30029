import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';
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

/**
 * A small number with a button for one less and one for one more. At the end of the range that button is disabled, which loses the
 * focus: the number has it then, between the two.
 */
export const Stepper = ({ value, min, max, text, lessLabel, moreLabel, isTall, onChange }: Props) => {
  const number = useRef<HTMLElement>(null);
  const step = (label: string, icon: IconName, next: number) => (
    <button
      type="button"
      aria-label={label}
      disabled={next < min || next > max}
      onClick={() => {
        if (next === min || next === max) number.current?.focus();
        onChange(next);
      }}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <Root className={isTall ? 'tall num' : 'num'}>
      {step(lessLabel, 'minus', value - 1)}
      <b ref={number} tabIndex={-1} aria-live="polite">
        {text ?? value}
      </b>
      {step(moreLabel, 'plus', value + 1)}
    </Root>
  );
};
