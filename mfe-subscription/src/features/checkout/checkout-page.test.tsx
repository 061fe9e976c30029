import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, problems } from '@wayfellow/contracts';
import { darkPalette, lightPalette } from '@wayfellow/ui';
import {
  asFree,
  fakeServer,
  isToastAnError,
  pathShown,
  plan,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
  visitingPlans,
} from '@wayfellow/web/testing';
import remote from '../../routes';
import { fakeStripe, stripeError } from './data/fake-stripe';
import { monthAfter } from './data/renewal';

const SUBMIT = 'Subscribe to Premium Plan ($9.99/month)';
const NOT_INITIALISED = 'Failed to initialize payment. Please try again.';

let provider: ReturnType<typeof fakeStripe>;
beforeEach(() => {
  provider = fakeStripe();
  // A page keeps the constructor it found first.
  const { version } = provider.constructor as { version?: string };
  window.Stripe ??= Object.assign((key: string) => provider.constructor(key), {
    version,
  }) as typeof provider.constructor;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

const open = (answers = asFree(), path = '/subscription/checkout?plan=premium') => {
  const server = fakeServer(answers);
  renderAt(path, <remote.Routes />, '*');
  const posts = () => server.calls.filter(({ method }) => method === 'POST');
  return { ...server, posts };
};
const ready = async () => {
  const button = await screen.findByRole('button', { name: SUBMIT });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const pay = async () => userEvent.click(await ready());

describe('who may see it, and for which plan', () => {
  test('a visitor is sent to sign in, and back here afterwards', async () => {
    const { posts } = open(visitingPlans);
    await waitFor(() => expect(pathShown()).toMatch(/^\/login\?redirect=/));
    expect(decodeURIComponent(pathShown() ?? '')).toBe('/login?redirect=/subscription/checkout?plan=premium');
    expect(posts()).toEqual([]);
  });

  test.each(['', '?plan=', '?plan=gold', '?plan=Premium'])(
    'the plan of "%s" is none: it says so and leads to the plans',
    async (query) => {
      const { posts } = open(asFree(), `/subscription/checkout${query}`);
      await waitFor(() => expect(pathShown()).toBe('/subscription'));
      expect(toastShown()).toBe(textOf(notices.invalidPlan));
      expect(isToastAnError()).toBe(true);
      expect(posts()).toEqual([]);
    },
  );

  test('a user who is Premium already is led to the plans', async () => {
    open({ ...asFree(), 'POST /api/subscriptions': problemAnswer('already-subscribed') });
    await waitFor(() => expect(pathShown()).toBe('/subscription'));
    expect(toastShown()).toContain(problems['already-subscribed'].detail);
    expect(isToastAnError()).toBe(false);
  });
});

describe('starting the subscription', () => {
  test('mounted twice, it asks once, for the price that the plans name', async () => {
    const { posts } = open();
    await ready();
    expect(posts()).toEqual([{ method: 'POST', url: '/api/subscriptions', body: { planId: plan.priceId } }]);
  });

  test('a spinner stands there until the card form does', async () => {
    open();
    const waiting = /^(Loading|Preparing)/;
    expect(await screen.findByText(waiting)).toBeVisible();
    await ready();
    expect(screen.queryByText(waiting)).toBeNull();
    expect(screen.getByText('Card form of the provider')).toBeVisible();
  });

  test('it says what is bought, and leads back', async () => {
    open();
    await ready();
    expect(screen.getByRole('heading', { level: 1, name: 'Complete your subscription' })).toBeVisible();
    expect(screen.getByText('Subscribe to Premium Plan for $9.99/month')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to plans' })).toHaveAttribute('href', '/subscription');
    expect(screen.getByText('Due today')).toBeVisible();
  });

  test.each(['POST /api/subscriptions', 'GET /api/plans'])(
    'when %s fails it says so and leads to the plans',
    async (call) => {
      open({ ...asFree(), [call]: problemAnswer('provider-down') });
      await waitFor(() => expect(pathShown()).toBe('/subscription'));
      expect(toastShown()).toBe(textOf(notices.paymentInitFailed));
      expect(isToastAnError()).toBe(true);
    },
  );

  test.each([{}, { clientSecret: '' }, undefined])(
    'an answer without a secret (%j) is said in its place, and can be asked for again',
    async (body) => {
      const { answers, posts } = open({ ...asFree(), 'POST /api/subscriptions': { status: 201, body } });
      expect(await screen.findByText(NOT_INITIALISED)).toBeVisible();
      expect(pathShown()).toBe('/subscription/checkout?plan=premium');
      answers['POST /api/subscriptions'] = { status: 201, body: { clientSecret: 'pi_1_secret_2' } };
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await ready();
      expect(posts()).toHaveLength(2);
    },
  );
});

describe('the card provider', () => {
  test('is given our public key and the secret, and the colours of the light scheme', async () => {
    open();
    await ready();
    expect(provider.seen.keys).toEqual(['pk_test_ours']);
    expect(provider.seen.options[0]?.clientSecret).toBe('pi_1_secret_2');
    const { appearance } = provider.seen.options[0]!;
    expect(appearance?.variables?.colorText).toBe(lightPalette.text.primary);
  });

  test('follows the scheme when it changes', async () => {
    open();
    await ready();
    act(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await waitFor(() =>
      expect(provider.update).toHaveBeenLastCalledWith({
        appearance: expect.objectContaining({
          variables: expect.objectContaining({ colorText: darkPalette.text.primary }),
        }),
      }),
    );
  });

  test('one that cannot be loaded is said in its place, and can be tried again', async () => {
    const base = asFree();
    const { answers, posts } = open({ ...base, 'GET /config.json': { status: 500 } });
    expect(await screen.findByText(NOT_INITIALISED)).toBeVisible();
    answers['GET /config.json'] = base['GET /config.json'];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await ready();
    expect(posts()).toHaveLength(1);
  });
});

describe('paying', () => {
  test('confirms with the way back to the success screen, and is processing until the page is left', async () => {
    open();
    await pay();
    const button = await screen.findByRole('button', { name: 'Processing...' });
    expect(button).toBeDisabled();
    expect(provider.submit).toHaveBeenCalledTimes(1);
    expect(provider.confirmPayment).toHaveBeenCalledWith({
      elements: expect.anything(),
      confirmParams: { return_url: `${window.location.origin}/subscription/success` },
    });
  });

  test.each([
    [
      'the provider’s own message',
      stripeError({ message: 'Your card was declined.' }),
      'Your card was declined.',
    ],
    ['ours where it has none', stripeError({}), 'An error occurred with your payment'],
  ])('an error of the provider is shown with %s, and can be tried again', async (_, error, text) => {
    open();
    provider.confirmPayment.mockResolvedValueOnce({ error });
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await pay();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(provider.confirmPayment).toHaveBeenCalledTimes(2);
  });

  test('an incomplete card is said, and nothing is confirmed', async () => {
    open();
    const error = stripeError({ type: 'validation_error', message: 'Your card number is incomplete.' });
    provider.submit.mockResolvedValueOnce({ error });
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.');
    expect(provider.confirmPayment).not.toHaveBeenCalled();
    expect(await ready()).toBeEnabled();
  });

  test('what nobody foresaw is called unexpected', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    provider.confirmPayment.mockRejectedValueOnce(new Error('frame lost'));
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  });

  test('what was paid in another tab is not an error', async () => {
    open();
    const paid = { payment_intent: { status: 'succeeded' } } as Parameters<typeof stripeError>[0];
    provider.confirmPayment.mockResolvedValueOnce({
      error: stripeError({ ...paid, message: 'Unexpected state' }),
    });
    await pay();
    await waitFor(() => expect(pathShown()).toBe('/subscription/success'));
  });
});

test.each([
  [[2026, 10, 21], '2026-12-21'],
  [[2026, 11, 31], '2027-01-31'],
  [[2027, 0, 31], '2027-02-28'],
  [[2028, 0, 30], '2028-02-29'],
] as const)('a month bought on %j renews on %s', ([year, month, day], end) => {
  expect(monthAfter(new Date(year, month, day))).toBe(end);
});
