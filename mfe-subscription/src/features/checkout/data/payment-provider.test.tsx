import { act, screen, waitFor } from '@testing-library/react';
import { asFree, fakeServer, renderAt } from '@wayfellow/web/testing';
import remote from '../../../routes';
import { fakeStripe } from './fake-stripe';

// In a separate file, since a page loads the provider only once.
test('a sandbox’s script stands in for the provider’s own, and learns where its server is', async () => {
  const stripeApiUrl = 'http://127.0.0.1:4242';
  const answers = asFree();
  const config = {
    ...(answers['GET /config.json']?.body as object),
    stripeScript: '/stripe-sandbox.js',
    stripeApiUrl,
  };
  fakeServer({ ...answers, 'GET /config.json': { body: config } });
  renderAt('/subscription/checkout?plan=premium', <remote.Routes />, '*');
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="/stripe-sandbox.js"]');
    if (!found) throw new Error('The script is not asked for yet');
    return found;
  });
  expect(window.__wayfellowStripeSandbox).toEqual({ url: stripeApiUrl });
  const provider = fakeStripe();
  window.Stripe = provider.constructor;
  act(() => void script.dispatchEvent(new Event('load')));
  expect(await screen.findByText('Card form of the provider')).toBeVisible();
  expect(provider.seen.keys).toEqual(['pk_test_ours']);
  expect(document.querySelector('script[src*="js.stripe.com"]')).toBeNull();
});
