import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@wayfellow/web';
import type { ClientConfigView } from '@wayfellow/contracts';

declare global {
  interface Window {
    /** Where the sandbox's script looks for its server. */
    __wayfellowStripeSandbox?: { url: string };
  }
}

const readConfig = async (): Promise<ClientConfigView> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as ClientConfigView;
};

/** Runs a script once in this page. A script that failed is taken out, so that it can be tried again. */
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
 * The card provider of this deployment. A sandbox brings a script that stands in for the provider's own: `loadStripe`
 * takes what it finds in the window, so everything after is the same code.
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

/** The card provider, loaded once a page; nothing of it is loaded before the checkout. */
export const usePaymentProvider = () =>
  useQuery({
    queryKey: ['payment-provider'],
    queryFn: loadProvider,
    gcTime: Infinity,
    // It is a living object, not data to be compared.
    structuralSharing: false,
  });
