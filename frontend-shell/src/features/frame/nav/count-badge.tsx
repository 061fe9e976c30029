import { styled } from '@mui/material/styles';

const Pill = styled('span')(({ theme }) => ({
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

/** A badge with a count; empty for 0. */
export const CountBadge = ({ count, className }: { count: number; className?: string }) =>
  count > 0 && (
    <Pill className={className}>
      {count > 99 ? '99+' : count}
      <span className="vh"> new</span>
    </Pill>
  );
