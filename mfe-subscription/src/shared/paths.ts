import type { PlanView } from '@wayfellow/contracts';

/** The plan that can be bought, as the address of the checkout names it. */
export const premiumKey: PlanView['key'] = 'premium';

export const plansPath = '/subscription';
export const checkoutPath = `${plansPath}/checkout?plan=${premiumKey}`;
export const successPath = `${plansPath}/success`;
export const cancelPath = `${plansPath}/cancel`;
