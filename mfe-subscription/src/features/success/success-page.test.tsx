import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ana,
  asFree,
  asPremium,
  fakeServer,
  pathShown,
  premiumStatus,
  renderAt,
  signedInAs,
  visitingPlans,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const RETURNED = '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=';

const open = (answers: Parameters<typeof fakeServer>[0], query = `${RETURNED}succeeded`) => {
  const server = fakeServer(answers);
  renderAt(`/subscription/success${query}`, <remote.Routes />, '*');
  const asked = (url: string) => server.calls.filter((call) => call.url === url).length;
  return { ...server, asked };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => jest.useRealTimers());

/** Advances time in steps, so that timers started meanwhile also run. */
const pass = async (ms: number) => {
  const step = 250;
  for (let passed = 0; passed < ms; passed += step) await act(() => jest.advanceTimersByTimeAsync(step));
};

test('a visitor is sent to sign in, without the payment’s secret in the address', async () => {
  open(visitingPlans);
  await waitFor(() => expect(pathShown()).toMatch(/^\/login\?redirect=/));
  expect(pathShown()).not.toContain('secret');
});

test('an active subscription is told with thanks, the e-mail’s address and the way home', async () => {
  open(asPremium());
  expect(await title('Subscription Successful!')).toBeVisible();
  expect(screen.getByText('Thank you for subscribing to Premium')).toBeVisible();
  expect(
    screen.getByText(/payment has been processed and your premium features are now active/),
  ).toBeVisible();
  expect(screen.getByText(/confirmation email has been sent/)).toHaveTextContent(ana.email);
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

test('the confirmation’s address is the confirmed one while a new one is not confirmed', async () => {
  open({
    ...asPremium(),
    ...signedInAs({ ...ana, email: 'new@example.com', emailsGoTo: 'old@example.com', tier: 'premium' }),
  });
  expect(await screen.findByText(/confirmation email has been sent/)).toHaveTextContent('old@example.com.');
});

test('the payment’s secret leaves the address at once', async () => {
  open(asPremium());
  await title('Subscription Successful!');
  expect(pathShown()).toBe('/subscription/success?redirect_status=succeeded');
});

test('it claims nothing before the server knows it, then says so and the session is Premium', async () => {
  const { answers, asked } = open(asFree());
  expect(await title('Confirming your payment…')).toBeVisible();
  expect(screen.queryByText(/Successful/)).toBeNull();
  const askedBefore = asked('/api/auth/me');
  answers['GET /api/subscription-status'] = { body: premiumStatus };
  expect(await title('Subscription Successful!')).toBeVisible();
  await waitFor(() => expect(asked('/api/auth/me')).toBeGreaterThan(askedBefore));
  const polls = asked('/api/subscription-status');
  jest.useFakeTimers();
  await pass(5_000);
  expect(asked('/api/subscription-status')).toBe(polls);
});

test('after fifteen seconds it says that it takes longer, stops asking, and asks again when told to', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { answers, asked } = open(asFree());
  await pass(14_000);
  expect(screen.getByText('Confirming your payment…')).toBeVisible();
  await pass(2_000);
  expect(screen.getByText('This is taking longer than usual')).toBeVisible();
  const polls = asked('/api/subscription-status');
  expect(polls).toBeGreaterThanOrEqual(14);
  await pass(10_000);
  expect(asked('/api/subscription-status')).toBe(polls);
  answers['GET /api/subscription-status'] = { body: premiumStatus };
  await user.click(screen.getByRole('button', { name: 'Check Again' }));
  await pass(2_000);
  expect(screen.getByText('Subscription Successful!')).toBeVisible();
});

test('a payment that was refused is said to have charged nothing, with the way back to the checkout', async () => {
  open(asFree(), `${RETURNED}failed`);
  expect(await title('Payment Not Completed')).toBeVisible();
  expect(screen.getByText(/nothing was charged/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Checkout' })).toHaveAttribute(
    'href',
    '/subscription/checkout?plan=premium',
  );
});

test('what the address says does not make a subscriber’s payment fail', async () => {
  open(asPremium(), '?redirect_status=failed');
  expect(await title('Subscription Successful!')).toBeVisible();
});

test('without a payment in the address nobody waits for one: it leads to the plans', async () => {
  open(asFree(), '');
  await waitFor(() => expect(pathShown()).toBe('/subscription'));
  expect(screen.queryByText('Confirming your payment…')).toBeNull();
});

test('a subscriber who comes back to it without a payment in the address finds it as it was', async () => {
  open(asPremium(), '');
  expect(await title('Subscription Successful!')).toBeVisible();
});
