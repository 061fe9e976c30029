import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';
import { radii } from '../theme/tokens';

const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'shared' })<{ shared?: boolean }>(
  ({ theme, shared }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    padding: '0 11px',
    border: `1px solid ${shared ? 'transparent' : theme.vars.palette.divider}`,
    borderRadius: radii.pill,
    fontSize: '.8125rem',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    fontWeight: shared ? 650 : 550,
    color: shared ? theme.vars.palette.primary.main : theme.vars.palette.text.primary,
    backgroundColor: shared ? theme.vars.palette.primary.tint : 'transparent',
  }),
);

interface InterestChipProps {
  label: ReactNode;
  /** The viewer has it too: tinted, and announced to screen readers. */
  shared?: boolean;
  icon?: IconName;
}

/** An interest, or another short fact, as a chip. */
export const InterestChip = ({ label, shared, icon }: InterestChipProps) => (
  <Chip shared={shared}>
    {icon && <Icon name={icon} size={16} />}
    {label}
    {shared && <span className="vh"> (you too)</span>}
  </Chip>
);

/** A row of chips that wraps. */
export const ChipRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface FilterChipsProps<Value extends string> {
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
  ariaLabel: string;
}

const Rail = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 5,
  margin: -5,
  [theme.breakpoints.down('sm')]: { marginInline: -20, paddingInline: 20 },
}));

/** One chip of a filter, as a button: on while it is pressed, or where `data-on` says so of one that opens a menu. */
export const FilterChip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 44,
  padding: '0 18px',
  font: 'inherit',
  fontSize: '.9375rem',
  fontWeight: 550,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.border.control },
  '&[aria-pressed="true"], &[data-on]': {
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));

/** Filter chips, one chosen at a time; they scroll horizontally where they do not fit. */
export const FilterChips = <Value extends string>({
  options,
  value,
  onChange,
  ariaLabel,
}: FilterChipsProps<Value>) => (
  <Rail role="group" aria-label={ariaLabel}>
    {options.map((option) => (
      <FilterChip
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.icon && <Icon name={option.icon} />}
        {option.label}
      </FilterChip>
    ))}
  </Rail>
);
