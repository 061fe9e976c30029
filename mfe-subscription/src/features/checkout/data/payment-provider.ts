import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@wayfellow/web';
import type { ClientConfigView } from '@wayfellow/contracts';

declare global {
  interface Window {
    /** The server's URL for the sandbox's script. */
    __wayfellowStripeSandbox?: { url: string };
  }
}

const readConfig = async (): Promise<ClientConfigView> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as ClientConfigView;
};

/** Loads a script. A failed script element is removed, so that it can be retried. */
const runScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });

/**
 * Stripe, as configured for this deployment. A sandbox has a script that defines window.Stripe, which `loadStripe` then
 * uses, so that the rest of the code is the same.
 */
const loadProvider = async (): Promise<Stripe> => {
  const { stripePublishableKey, stripeScript, stripeApiUrl } = await readConfig();
  if (!stripePublishableKey) throw new Error('Nothing can be bought here: no publishable key is configured');
  if (stripeScript && !window.Stripe) {
    window.__wayfellowStripeSandbox = { url: stripeApiUrl ?? '' };
    await runScript(stripeScript);
  }
  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('The payment provider needs a browser');
  return stripe;
};

/** Stripe, loaded once per page, and not before the checkout. */
export const usePaymentProvider = () =>
  useQuery({
    queryKey: ['payment-provider'],
    queryFn: loadProvider,
    gcTime: Infinity,
    // Not plain data that can be compared.
    structuralSharing: false,
  });
