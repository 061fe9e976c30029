import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PlanView } from '@wayfellow/contracts';
import { DestinationPoster, formatDay, radii } from '@wayfellow/ui';
import { priceText } from '../../../shared/price';
import { monthAfter } from '../data/renewal';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  '& > *': { padding: '13px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > :nth-of-type(1)': { borderTop: 0 },
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dt:last-of-type': { color: theme.vars.palette.text.primary, fontWeight: 650 },
  '& > dd': { fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));

/** The plan, the amount due and the renewal date. */
export const OrderSummary = ({ plan }: { plan: PlanView }) => {
  const price = priceText(plan.price, plan.currency);
  return (
    <Card component="aside" aria-label="Your order" sx={{ p: 2, overflow: 'hidden' }}>
      <DestinationPoster
        name="Bali"
        imageUrl="/posters/bali.svg"
        height={170}
        sx={{ borderRadius: radii.picture, display: { xs: 'none', sm: 'block' } }}
      />
      <Box sx={{ px: 4, pt: 5, pb: 4 }}>
        <Typography variant="h4" component="h2">
          {plan.name}
        </Typography>
        <Facts sx={{ mt: 2.5 }}>
          <dt>Billed monthly</dt>
          <dd>{price}</dd>
          <dt>Renews</dt>
          <dd>{formatDay(monthAfter(new Date()))}</dd>
          <dt>Due today</dt>
          <dd>{price}</dd>
        </Facts>
        <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
          Cancel at any time; you keep Premium to the end of the month you paid for.
        </Typography>
      </Box>
    </Card>
  );
};
