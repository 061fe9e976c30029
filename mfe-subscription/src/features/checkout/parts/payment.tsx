import { useMemo } from 'react';
import { Elements } from '@stripe/react-stripe-js';
import type { PlanView } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { rateText } from '../../../shared/price';
import { Waiting } from '../../../shared/waiting';
import { PaymentForm } from './payment-form';
import { usePaymentProvider } from '../data/payment-provider';
import { useAppearance } from './use-appearance';
import { useClientSecret } from '../data/use-client-secret';
import { useLeaveOnFailure } from '../data/use-leave-on-failure';

/** Starts the subscription, then shows the card form; shows an error if either fails. */
export const Payment = ({ plan }: { plan: PlanView }) => {
  const secret = useClientSecret(plan.priceId);
  const provider = usePaymentProvider();
  const appearance = useAppearance();
  useLeaveOnFailure(secret.error);
  const options = useMemo(() => ({ clientSecret: secret.data ?? '', appearance }), [secret.data, appearance]);

  if (secret.isFetching || provider.isFetching || secret.error)
    return <Waiting label="Preparing your payment..." />;
  if (!secret.data || !provider.data) {
    const retry = () => {
      if (!secret.data) void secret.refetch();
      if (!provider.data) void provider.refetch();
    };
    return <FailureNote title="Failed to initialize payment. Please try again." onRetry={retry} />;
  }
  return (
    <Elements stripe={provider.data} options={options}>
      <PaymentForm submitLabel={`Subscribe to ${plan.name} (${rateText(plan)})`} />
    </Elements>
  );
};
