import { useEffect } from 'react';
import { type ProblemCode, endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { ApiError, detailOf, invalidateChangedBy, toast, useQueryClient, useSession } from '@wayfellow/web';
import { plansPath } from '../../../shared/paths';

const alreadySubscribed: ProblemCode = 'already-subscribed';

const isSubscribed = (error: unknown) =>
  error instanceof ApiError && error.problem?.type.endsWith(`/${alreadySubscribed}`);

/** Redirects to the plans and shows why when the subscription could not be started. */
export const useLeaveOnFailure = (error: unknown): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useSession();
  useEffect(() => {
    if (!error) return;
    if (isSubscribed(error)) {
      // They subscribed elsewhere, so the cached status is outdated.
      toast({ severity: 'info', title: 'No payment needed', description: detailOf(error) ?? '' });
      void invalidateChangedBy(client, endpoints.subscriptions.create);
      void refresh();
    } else toast(notices.paymentInitFailed);
    void navigate(plansPath, { replace: true });
  }, [error, client, navigate, refresh]);
};
