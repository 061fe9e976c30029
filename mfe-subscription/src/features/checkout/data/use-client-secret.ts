import { endpoints } from '@wayfellow/contracts';
import { call, queryKeyOf, useQuery } from '@wayfellow/web';

const { create } = endpoints.subscriptions;

/**
 * Starts the subscription and returns the client secret of its first payment; null if the answer has none. A query
 * although it is a POST: mounted twice, as in StrictMode, it still makes a single request.
 */
export const useClientSecret = (planId: string | undefined) =>
  useQuery({
    queryKey: queryKeyOf(create, { query: { planId } }),
    // Without the abort signal: unmounting the first of two mounts would abort the request and cause a second one.
    queryFn: async () => {
      const answer = await call(create, { body: { planId: planId ?? '' } });
      return (answer as typeof answer | undefined)?.clientSecret || null;
    },
    enabled: planId !== undefined,
    // A later visit makes a new request, to which the server returns the open subscription.
    gcTime: 0,
  });
