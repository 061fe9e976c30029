import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits, notices } from '@wayfellow/contracts';
import {
  asFree,
  asPremium,
  cancelledStatus,
  fakeServer,
  pathShown,
  plan,
  premiumEndDay,
  premiumStatus,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
  visitingPlans,
} from '@wayfellow/web/testing';
import remote from '../../routes';
import { freeFeatures, premiumFeatures } from './plan-features';

const open = (answers: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(answers);
  renderAt('/subscription', <remote.Routes />, '*');
  return server;
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const buttonOf = async (name: string) => (await card(name)).findByRole('button');

describe('what can be had', () => {
  test('both plans stand there with price and features, Premium as the most popular', async () => {
    open(visitingPlans);
    const free = await card('Free');
    expect(free.getByText('$0')).toBeVisible();
    for (const feature of freeFeatures) expect(free.getByText(feature)).toBeVisible();
    expect(
      free.getByText(new RegExp(`limited to ${limits.freeRequestsPerDay} matches per day`)),
    ).toBeVisible();
    const paid = await card('Premium');
    expect(await paid.findByText('$9.99')).toBeVisible();
    expect(paid.getByText('MOST POPULAR')).toBeVisible();
    for (const feature of premiumFeatures) expect(paid.getByText(feature)).toBeVisible();
    expect(free.queryByText('MOST POPULAR')).toBeNull();
  });

  test('it says that plans renew by themselves and can be cancelled at any time', async () => {
    open(visitingPlans);
    expect(await screen.findByText(/auto-renew unless cancelled.*cancel at any time/)).toBeVisible();
  });

  test('the price is what the server asks', async () => {
    open({ ...visitingPlans, 'GET /api/plans': { body: [{ ...plan, price: 12.5 }] } });
    expect(await (await card('Premium')).findByText('$12.50')).toBeVisible();
  });

  test('where no payments are set up, Premium cannot be chosen, and it says why', async () => {
    open({ ...visitingPlans, 'GET /api/plans': { body: [{ ...plan, isForSale: false }] } });
    const paid = await card('Premium');
    expect(await paid.findByText('Payments are not set up here yet.')).toBeVisible();
    expect(paid.getByRole('button')).toBeDisabled();
  });

  test('a price that could not be had can be asked for again', async () => {
    const server = open({ ...visitingPlans, 'GET /api/plans': problemAnswer('internal') });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answers['GET /api/plans'] = { body: [plan] };
    await userEvent.click(retry);
    expect(await (await card('Premium')).findByText('$9.99')).toBeVisible();
  });
});

describe('a visitor', () => {
  test.each(['Free', 'Premium'])('who chooses %s is told to sign in, and led back here', async (name) => {
    const server = open(visitingPlans);
    await userEvent.click(await buttonOf(name));
    await waitFor(() => expect(pathShown()).toBe('/auth?redirect=%2Fsubscription'));
    expect(toastShown()).toBe(textOf(notices.plansNeedLogin));
    expect(server.calls.some(({ url }) => url.includes('subscription-status'))).toBe(false);
  });

  test('has no current plan', async () => {
    open(visitingPlans);
    await buttonOf('Free');
    expect(screen.queryByText('Current Plan')).toBeNull();
  });
});

describe('on the free plan', () => {
  test('Free is the current plan and cannot be chosen', async () => {
    open(asFree());
    const button = await buttonOf('Free');
    expect(button).toHaveTextContent('Current Plan');
    expect(button).toBeDisabled();
    expect(await buttonOf('Premium')).toBeEnabled();
  });

  test('Premium leads to its checkout', async () => {
    open(asFree());
    await userEvent.click(await buttonOf('Premium'));
    expect(pathShown()).toBe('/subscription/checkout?plan=premium');
  });
});

describe('with Premium', () => {
  test('Premium is the current plan; Free leads to cancelling', async () => {
    open(asPremium());
    const button = await buttonOf('Premium');
    expect(button).toHaveTextContent('Current Plan');
    expect(button).toBeDisabled();
    await userEvent.click(await buttonOf('Free'));
    expect(pathShown()).toBe('/subscription/cancel');
  });

  test('it says when it renews', async () => {
    open(asPremium());
    expect(await screen.findByText(premiumEndDay)).toBeVisible();
    expect(screen.getByText(/It renews on/)).toBeVisible();
  });

  test('cancelled, it says until when it remains', async () => {
    open(asPremium(cancelledStatus));
    expect(await screen.findByText(/has been cancelled. You keep Premium until/)).toHaveTextContent(
      premiumEndDay,
    );
    expect(await buttonOf('Premium')).toHaveTextContent('Current Plan');
  });

  test('cancelled, Free comes by itself and cannot be chosen', async () => {
    open(asPremium(cancelledStatus));
    const button = await buttonOf('Free');
    expect(button).toHaveTextContent('Your Next Plan');
    expect(button).toBeDisabled();
  });

  test('with a payment overdue, it says that Premium stays meanwhile', async () => {
    open(asPremium({ ...premiumStatus, status: 'past_due' }));
    expect(await screen.findByText(/last payment did not go through/)).toBeVisible();
  });
});

describe('when the status cannot be had', () => {
  const failing = () => ({ ...asFree(), 'GET /api/subscription-status': problemAnswer('internal') });

  test('it says so, marks no plan and can be tried again', async () => {
    const server = open(failing());
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.subscriptionStatusFailed)));
    expect(screen.queryByText('Current Plan')).toBeNull();
    server.answers['GET /api/subscription-status'] = { body: premiumStatus };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await buttonOf('Premium')).toHaveTextContent('Current Plan'));
  });

  test('Free is answered by what the session knows', async () => {
    open(failing());
    await screen.findByRole('button', { name: 'Retry' });
    await userEvent.click(await buttonOf('Free'));
    expect(toastShown()).toBe(textOf(notices.alreadyFree));
    expect(pathShown()).toBe('/subscription');
  });
});
