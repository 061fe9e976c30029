import type { PlanView } from '@wayfellow/contracts';

/** '$9.99', or '$0' without cents, of an amount in whole units of the currency. */
export const priceText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** '$9.99/month'. */
export const rateText = ({ price, currency, interval }: PlanView): string =>
  `${priceText(price, currency)}/${interval}`;
