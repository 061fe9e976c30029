import { useEffect, useState } from 'react';
import { useSession } from '@wayfellow/web';
import { useSubscriptionStatus } from '../../shared/use-subscription-status';

const POLL_MS = 1_000;
/** How long the provider's event is waited for before the screen says that it takes longer. */
const PATIENCE_MS = 15_000;

/** What the server knows of the payment: the provider's event may arrive a moment after the browser does. */
export type Confirmation = 'waiting' | 'active' | 'late' | 'failed';

/** Asks the server until the subscription is active, then makes the session know it. `again` waits once more. */
export const useConfirmation = (isRefused: boolean): { confirmation: Confirmation; again: () => void } => {
  const [isLate, setIsLate] = useState(false);
  const [isActive, setIsActive] = useState(false);
  const { refresh } = useSession();
  const status = useSubscriptionStatus({
    refetchIntervalMs: !isActive && !isLate && !isRefused && POLL_MS,
  });
  const isTold = status.data?.active === true;
  const { refetch } = status;

  useEffect(() => {
    // What the cache holds may be from before the payment.
    void refetch();
  }, [refetch]);

  useEffect(() => {
    if (!isTold) return;
    setIsActive(true);
    void refresh();
  }, [isTold, refresh]);

  useEffect(() => {
    if (isActive || isLate) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isActive, isLate]);

  const confirmation = isActive ? 'active' : isRefused ? 'failed' : isLate ? 'late' : 'waiting';
  return { confirmation, again: () => setIsLate(false) };
};
