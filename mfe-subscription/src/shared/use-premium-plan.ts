import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import { premiumKey } from './paths';

/** The Premium plan: its name, price and Stripe price id. */
export const usePremiumPlan = () => {
  const { data, ...query } = useApiQuery(endpoints.subscriptions.plans, {});
  const plan = data?.find(({ key }) => key === premiumKey);
  return { ...query, plan: plan && { ...plan, name: plan.name ?? 'Premium Plan' } };
};
