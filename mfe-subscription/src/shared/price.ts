import type { PlanView } from '@wayfellow/contracts';

/** '$9.99', or '$0' without cents, for an amount in the currency's main unit; a dash if undefined. */
export const priceText = (amount: number | undefined, currency = 'usd'): string => {
  if (amount === undefined) return '–';
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
};

/** '$9.99/month'. */
export const rateText = ({ price, currency, interval = 'month' }: PlanView): string =>
  `${priceText(price, currency)}/${interval}`;
