import type { SubscriptionStatusView } from '@wayfellow/contracts';
import { Note } from '@wayfellow/ui';
import { periodEndText } from '../../shared/period-end';

/** Tells subscribers that their subscription is ending or a payment has failed. */
export const StatusNote = ({ status }: { status: SubscriptionStatusView }) => {
  if (!status.active) return null;
  const end = <b>{periodEndText(status.currentPeriodEnd)}</b>;
  if (status.cancelAtPeriodEnd)
    return (
      <Note kind="warning">
        Your subscription has been cancelled. You keep Premium until {end}; then your account moves to the
        Free plan.
      </Note>
    );
  if (status.status === 'past_due')
    return (
      <Note kind="warning">
        Your last payment did not go through. You keep Premium while the payment provider tries again.
      </Note>
    );
  return <Note kind="success">You are on Premium. It renews on {end}.</Note>;
};
