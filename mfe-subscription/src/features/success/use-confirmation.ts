import { useEffect, useState } from 'react';
import { useSession } from '@wayfellow/web';
import { useSubscriptionStatus } from '../../shared/use-subscription-status';

const POLL_MS = 1_000;
/** How long to wait for Stripe's event before the screen says that it takes longer. */
const LATE_AFTER_MS = 15_000;

/** The outcome of the payment as known to the server: Stripe's event may arrive after the browser. */
export type Confirmation = 'waiting' | 'active' | 'late' | 'failed';

/** Polls until the subscription is active, then refreshes the session. `again` waits once more. */
export const useConfirmation = (isRefused: boolean): { confirmation: Confirmation; again: () => void } => {
  const [isLate, setIsLate] = useState(false);
  const [isActive, setIsActive] = useState(false);
  const { refresh } = useSession();
  const status = useSubscriptionStatus({
    refetchIntervalMs: !isActive && !isLate && !isRefused && POLL_MS,
  });
  const isConfirmed = status.data?.active === true;
  const { refetch } = status;

  useEffect(() => {
    // The cached status may be from before the payment.
    void refetch();
  }, [refetch]);

  useEffect(() => {
    if (!isConfirmed) return;
    setIsActive(true);
    void refresh();
  }, [isConfirmed, refresh]);

  useEffect(() => {
    if (isActive || isLate) return;
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isActive, isLate]);

  const confirmation = isActive ? 'active' : isRefused ? 'failed' : isLate ? 'late' : 'waiting';
  return { confirmation, again: () => setIsLate(false) };
};
