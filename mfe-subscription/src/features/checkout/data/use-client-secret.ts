import { endpoints } from '@wayfellow/contracts';
import { call, queryKeyOf, useQuery } from '@wayfellow/web';

const { create } = endpoints.subscriptions;

/**
 * Starts the subscription and gives the secret that its first payment is confirmed with; null where the answer has
 * none. A read through the cache although it is a POST: mounted twice, as StrictMode does, it still asks once.
 */
export const useClientSecret = (planId: string | undefined) =>
  useQuery({
    queryKey: queryKeyOf(create, { query: { planId } }),
    // Without the abort signal: a first mounting that is given up would be asked a second time.
    queryFn: async () => {
      const answer = await call(create, { body: { planId: planId ?? '' } });
      return (answer as typeof answer | undefined)?.clientSecret || null;
    },
    enabled: planId !== undefined,
    // Whoever comes back later asks anew; the server answers with the open subscription.
    gcTime: 0,
  });
