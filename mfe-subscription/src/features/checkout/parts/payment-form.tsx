import { type FormEvent, useState } from 'react';
import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton, FailureNote, Icon } from '@wayfellow/ui';
import { Waiting } from '../../../shared/waiting';
import { usePayment } from '../data/use-payment';

const elementOptions: StripePaymentElementOptions = { layout: 'tabs' };

interface PaymentFormProps {
  /** 'Subscribe to Premium Plan ($9.99/month)'. */
  submitLabel: string;
}

/** Stripe's card form and the pay button. Must be inside `Elements`. */
export const PaymentForm = ({ submitLabel }: PaymentFormProps) => {
  const { pay, isProcessing, problem, setProblem, isReady } = usePayment();
  const [isShown, setIsShown] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4.5 }}>
      {problem && <FailureNote text={problem} />}
      {!isShown && !problem && <Waiting label="Loading the card form..." />}
      <PaymentElement
        options={elementOptions}
        onReady={() => setIsShown(true)}
        onLoadError={({ error }) => setProblem(error.message)}
      />
      <BusyButton
        type="submit"
        variant="contained"
        color="secondary"
        fullWidth
        busy={isProcessing}
        busyLabel="Processing..."
        disabled={!isReady || !isShown}
      >
        {submitLabel}
      </BusyButton>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'center',
          color: 'text.secondary',
        }}
      >
        <Icon name="lock" size={16} />
        Card details go straight to the payment provider.
      </Typography>
    </Box>
  );
};
