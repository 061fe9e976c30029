import { useState } from 'react';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { useNavigate } from '@wayfellow/router';
import { successPath } from '../../../shared/paths';

const PROVIDER_SILENT = 'An error occurred with your payment';
const UNEXPECTED = 'An unexpected error occurred';

/** The payment had already succeeded, for example in another tab. */
const isPaid = ({ payment_intent: intent }: StripeError) =>
  intent?.status === 'succeeded' || intent?.status === 'processing';

/**
 * Confirms the payment. On success Stripe redirects to the success screen, so `isProcessing` stays true; otherwise
 * `problem` is the message to show.
 */
export const usePayment = () => {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [isProcessing, setIsProcessing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fail = (text: string) => {
    setProblem(text);
    setIsProcessing(false);
  };
  const handleError = (error: StripeError) => {
    if (isPaid(error)) void navigate(successPath, { replace: true });
    else fail(error.message || PROVIDER_SILENT);
  };

  const pay = async (): Promise<void> => {
    if (!stripe || !elements || isProcessing) return;
    setProblem(undefined);
    setIsProcessing(true);
    try {
      const { error: incomplete } = await elements.submit();
      if (incomplete) return handleError(incomplete);
      const outcome = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: window.location.origin + successPath },
      });
      if (outcome?.error) handleError(outcome.error);
    } catch (error) {
      console.error(error);
      fail(UNEXPECTED);
    }
  };

  return { pay, isProcessing, problem, setProblem, isReady: Boolean(stripe && elements) };
};
