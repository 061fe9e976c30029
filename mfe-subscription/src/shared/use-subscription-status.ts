import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';

/** The subscription of whoever is signed in; nothing is asked for a visitor. */
export const useSubscriptionStatus = (
  options: { enabled?: boolean; refetchIntervalMs?: number | false } = {},
) => useApiQuery(endpoints.subscriptions.status, {}, options);
