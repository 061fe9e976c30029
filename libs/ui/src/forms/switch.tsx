import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { motion } from '../theme/tokens';

const Target = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 48,
  height: 44,
  borderRadius: 14,
  '&::before': {
    content: '""',
    width: 48,
    height: 28,
    borderRadius: 14,
    backgroundColor: theme.vars.palette.border.control,
    transition: `background-color ${motion.fast} ${motion.ease}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 11,
    left: 3,
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    transition: `translate ${motion.fast} ${motion.ease}`,
  },
  '&[aria-checked=true]::before': { backgroundColor: theme.vars.palette.primary.main },
  '&[aria-checked=true]::after': { translate: '20px' },
  '@media (prefers-reduced-motion: reduce)': { '&::before, &::after': { transition: 'none' } },
}));

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off, applied at once: 28 px high in a target of 44 px. `label` is for screen readers. */
export const Switch = ({ label, checked, onChange }: Props) => (
  <Target
    role="switch"
    aria-checked={checked}
    aria-label={label}
    focusRipple={false}
    onClick={() => onChange(!checked)}
  />
);
