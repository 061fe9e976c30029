import { useEffect } from 'react';
import { type Notice, endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { toast, useApiMutation } from '@wayfellow/web';
import { plansPath } from '../../shared/paths';
import { useSubscriptionStatus } from '../../shared/use-subscription-status';

const QUESTION =
  'Are you sure you want to cancel your subscription? You will lose access to premium features at the end of your current billing period.';

/** The subscription and the action that cancels it. Redirects to the plans if there is none or it fails to load. */
export const useCancelling = () => {
  const navigate = useNavigate();
  const { data: status, isLoadingError } = useSubscriptionStatus();

  const leave = (notice: Notice) => {
    toast(notice);
    void navigate(plansPath, { replace: true });
  };
  const cancelling = useApiMutation(endpoints.subscriptions.cancel, {
    onSuccess: () => leave(notices.cancelled),
    onError: () => toast(notices.cancelFailed),
  });

  // Do not report a missing subscription that this page has just canceled.
  const isNone = status !== undefined && !status.active && cancelling.isIdle;
  useEffect(() => {
    if (isLoadingError) leave(notices.cancelStatusFailed);
    else if (isNone) leave(notices.noSubscription);
    // Must run only once per result.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoadingError, isNone]);

  const cancel = () => {
    if (window.confirm(QUESTION)) cancelling.mutate({});
  };
  return { status, cancel, isProcessing: cancelling.isPending };
};
