import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';

/** The signed-in user's subscription; no request is made for visitors. */
export const useSubscriptionStatus = (
  options: { enabled?: boolean; refetchIntervalMs?: number | false } = {},
) => useApiQuery(endpoints.subscriptions.status, {}, options);
