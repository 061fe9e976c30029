import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@wayfellow/router';
import { Icon, LinkButton, Note, Spinner } from '@wayfellow/ui';
import { checkoutPath } from '../../shared/paths';

const Actions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}>
    {children}
  </Box>
);
const muted = { color: 'text.secondary' } as const;

const ReturnHome = ({ isMain = false }: { isMain?: boolean }) => (
  <LinkButton variant={isMain ? 'contained' : 'outlined'} component={Link} to="/">
    Return Home
  </LinkButton>
);

/** The subscription is active; `email` is where the confirmation went. */
export const Active = ({ email }: { email: string }) => (
  <>
    <Box>
      <Typography variant="h2" component="h1" sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        Subscription Successful!
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2 }}>
        Thank you for subscribing to Premium
      </Typography>
    </Box>
    <Typography sx={muted}>
      Your payment has been processed and your premium features are now active. They are yours at once:
      unlimited matches, the travel compatibility quiz and everything else on the plan.
    </Typography>
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', ...muted, '& svg': { mt: 0.5 } }}>
      <Icon name="mail" />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        A confirmation email has been sent to your registered address, <b>{email}</b>.
      </Typography>
    </Box>
    <Actions>
      <ReturnHome isMain />
      <LinkButton variant="tint" component={Link} to="/quiz">
        Take the Quiz
      </LinkButton>
    </Actions>
  </>
);

/** Stripe's event has not arrived yet. */
export const Waiting = () => (
  <>
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', color: 'primary.main' }}>
      <Spinner />
      <Typography variant="h2" component="h1" sx={{ color: 'text.primary' }}>
        Confirming your payment…
      </Typography>
    </Box>
    <Typography sx={muted}>
      The payment provider is telling us about it. This takes a few seconds; you can stay on this page.
    </Typography>
  </>
);

/** Stripe's event takes longer than expected. */
export const Late = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <Typography variant="h2" component="h1">
      This is taking longer than usual
    </Typography>
    <Typography sx={muted}>
      The payment provider has not confirmed a payment yet. As soon as it does, your premium features start
      and we send you an email. If you have paid, there is no need to pay again.
    </Typography>
    <Actions>
      <Button variant="contained" onClick={onAgain}>
        Check Again
      </Button>
      <ReturnHome />
    </Actions>
  </>
);

/** The payment was declined. */
export const Failed = () => (
  <>
    <Typography variant="h2" component="h1">
      Payment Not Completed
    </Typography>
    <Note kind="warning">Your payment did not go through, and nothing was charged.</Note>
    <Typography sx={muted}>Try again, or use another card.</Typography>
    <Actions>
      <LinkButton variant="contained" color="secondary" component={Link} to={checkoutPath}>
        Back to Checkout
      </LinkButton>
      <ReturnHome />
    </Actions>
  </>
);
