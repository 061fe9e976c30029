import { styled } from '@mui/material/styles';
import { Icon, radii } from '@wayfellow/ui';

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '.9375rem',
  border: '1px solid transparent',
  borderRadius: radii.pill,
} as const;

const Own = styled('span')(({ theme }) => ({
  ...pill,
  paddingLeft: 18,
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.tint,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    cursor: 'pointer',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: radii.pill,
  },
}));

const Toggle = styled('button')(({ theme }) => ({
  ...pill,
  gap: 8,
  padding: '0 18px',
  font: 'inherit',
  fontSize: pill.fontSize,
  fontWeight: 550,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  borderColor: theme.vars.palette.divider,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.border.control },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.background.default,
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.text.primary,
  },
}));

/** One of the user's interests, with a button to remove it. */
export const OwnChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Own>
    {label}
    <button type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
      <Icon name="close" size={16} />
    </button>
  </Own>
);

interface ToggleProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** An interest to choose; `aria-pressed` while selected. */
export const ToggleChip = ({ label, isChosen, onToggle }: ToggleProps) => (
  <Toggle type="button" aria-pressed={isChosen} onClick={onToggle}>
    <Icon name={isChosen ? 'check' : 'plus'} size={16} />
    {label}
  </Toggle>
);
