import { endpoints, notices } from '@wayfellow/contracts';
import { invalidateChangedBy, toast, useQueryClient } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';

/** What follows a refused change of a case: it says why, and shows the case as it is now, which somebody else may have changed. */
export const useRefusal = () => {
  const client = useQueryClient();
  return (error: unknown): void => {
    toast(notices.decisionFailed(failureText(error)));
    void invalidateChangedBy(client, endpoints.moderation.decide);
  };
};
