import type { PlanView } from '@wayfellow/contracts';

/** The key of the plan for sale, as in the checkout's URL. */
export const premiumKey: PlanView['key'] = 'premium';

export const plansPath = '/subscription';
export const checkoutPath = `${plansPath}/checkout?plan=${premiumKey}`;
export const successPath = `${plansPath}/success`;
export const cancelPath = `${plansPath}/cancel`;
