import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Placeholder facts, the same for every destination. */
const facts = [
  ['Language', 'Local Language'],
  ['Currency', 'Local Currency'],
  ['Time Zone', 'GMT+8'],
  ['Average Cost per Day', '$50-100'],
] as const;

const Table = styled('dl')(({ theme }) => ({
  marginTop: 12,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '13px 0' },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, textAlign: 'right' },
}));

export const QuickFacts = () => (
  <>
    <Typography variant="h4" component="h2">
      Quick Facts
    </Typography>
    <Table className="num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Table>
  </>
);
