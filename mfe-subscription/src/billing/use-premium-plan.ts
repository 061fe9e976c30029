import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import { premiumKey } from './paths';

/** Premium as it is sold: its name, price and the provider's price identifier. */
export const usePremiumPlan = () => {
  const { data, ...query } = useApiQuery(endpoints.subscriptions.plans, {});
  return { ...query, plan: data?.find(({ key }) => key === premiumKey) };
};
