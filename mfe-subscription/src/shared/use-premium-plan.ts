import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import { premiumKey } from './paths';

/** Premium as it is sold: its name, price and the provider's price identifier. */
export const usePremiumPlan = () => {
  const { data, ...query } = useApiQuery(endpoints.subscriptions.plans, {});
  const plan = data?.find(({ key }) => key === premiumKey);
  return { ...query, plan: plan && { ...plan, name: plan.name ?? 'Premium Plan' } };
};
