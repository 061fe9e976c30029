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

/** The most that is counted. */
const MOST = 99;

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers. */
  word?: string;
  className?: string;
}

/** A badge with a count; empty for 0. */
export const CountBadge = ({ count, word = 'new', className }: CountBadgeProps) =>
  count > 0 && (
    <Pill className={className}>
      {count > MOST ? `${MOST}+` : count}
      <span className="vh"> {word}</span>
    </Pill>
  );
