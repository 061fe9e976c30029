import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices } from '@wayfellow/contracts';
import {
  asFree,
  asPremium,
  cancelledStatus,
  fakeServer,
  isToastAnError,
  pathShown,
  premiumEndDay,
  premiumStatus,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
  visitingPlans,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const QUESTION =
  'Are you sure you want to cancel your subscription? You will lose access to premium features at the end of your current billing period.';

const open = (answers: Parameters<typeof fakeServer>[0], isSure = true) => {
  const server = fakeServer(answers);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(isSure);
  renderAt('/subscription/cancel', <remote.Routes />, '*');
  const cancellations = () => server.calls.filter(({ url }) => url === '/api/cancel-subscription').length;
  return { server, confirm, cancellations };
};
const cancelButton = () => screen.findByRole('button', { name: 'Cancel Subscription' });
const works = (): ReturnType<typeof asPremium> => ({
  ...asPremium(),
  'POST /api/cancel-subscription': { body: cancelledStatus },
});

afterEach(() => jest.restoreAllMocks());

describe('who may see it', () => {
  test('a visitor is sent to sign in, and back here afterwards', async () => {
    open(visitingPlans);
    await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fsubscription%2Fcancel'));
  });

  test('without a subscription it says so and leads to the plans', async () => {
    open(asFree());
    await waitFor(() => expect(pathShown()).toBe('/subscription'));
    expect(toastShown()).toBe(textOf(notices.noSubscription));
  });

  test('when the status cannot be had it says so and leads to the plans', async () => {
    open({ ...asFree(), 'GET /api/subscription-status': problemAnswer('internal') });
    await waitFor(() => expect(pathShown()).toBe('/subscription'));
    expect(toastShown()).toBe(textOf(notices.cancelStatusFailed));
    // The plans page fails to load it too, and keeps the first toast.
    await screen.findByText(notices.subscriptionStatusFailed.title, { selector: 'b' });
    expect(isToastAnError()).toBe(true);
  });
});

describe('what it says', () => {
  test('the long US date of the period’s end, and the downgrade after it', async () => {
    open(asPremium());
    expect(await screen.findByText(premiumEndDay)).toBeVisible();
    expect(screen.getByText(/will be downgraded to the free plan/)).toBeVisible();
    for (const name of ['Keep My Subscription', 'Back to subscription'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/subscription');
  });

  test('Unknown where the end is not known', async () => {
    open(asPremium({ ...premiumStatus, currentPeriodEnd: null }));
    expect(await screen.findByText('Unknown')).toBeVisible();
  });

  test('already cancelled, it says so and cannot be cancelled again', async () => {
    open(asPremium(cancelledStatus));
    expect(await screen.findByText(/has already been cancelled/)).toHaveTextContent(premiumEndDay);
    expect(await cancelButton()).toBeDisabled();
  });

  test('already cancelled, it promises to keep nothing, and leads back to the plans', async () => {
    open(asPremium(cancelledStatus));
    expect(await screen.findByRole('link', { name: 'Back to Plans' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(screen.queryByText('Keep My Subscription')).toBeNull();
  });
});

describe('cancelling', () => {
  test('asks in the browser’s own words first, and does nothing when the answer is no', async () => {
    const { confirm, cancellations } = open(works(), false);
    await userEvent.click(await cancelButton());
    expect(confirm).toHaveBeenCalledWith(QUESTION);
    expect(cancellations()).toBe(0);
    expect(pathShown()).toBe('/subscription/cancel');
  });

  test('done, it says until when Premium stays and leads to the plans, which know it', async () => {
    const { server, cancellations } = open(works());
    const button = await cancelButton();
    server.answers['GET /api/subscription-status'] = { body: cancelledStatus };
    await userEvent.click(button);
    await waitFor(() => expect(pathShown()).toBe('/subscription'));
    expect(toastShown()).toBe(textOf(notices.cancelled));
    expect(cancellations()).toBe(1);
    expect(await screen.findByText(/You keep Premium until/)).toBeVisible();
  });

  test('it ends at once: what is told is the cancelling, not that there is no subscription', async () => {
    const { server } = open(works());
    const button = await cancelButton();
    server.answers['GET /api/subscription-status'] = asFree()['GET /api/subscription-status'];
    await userEvent.click(button);
    await waitFor(() => expect(pathShown()).toBe('/subscription'));
    expect(toastShown()).toBe(textOf(notices.cancelled));
  });

  test('the button works while it is under way, and cannot be pressed again', async () => {
    const { cancellations } = open(works());
    const answered = globalThis.fetch;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const button = await cancelButton();
    globalThis.fetch = (async (url: string, init?: RequestInit) => {
      await held;
      return answered(url, init);
    }) as typeof fetch;
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    answer();
    await waitFor(() => expect(pathShown()).toBe('/subscription'));
    expect(cancellations()).toBe(1);
  });

  test('failed, it says so and stays', async () => {
    open({ ...works(), 'POST /api/cancel-subscription': problemAnswer('provider-down') });
    await userEvent.click(await cancelButton());
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.cancelFailed)));
    expect(isToastAnError()).toBe(true);
    expect(pathShown()).toBe('/subscription/cancel');
    expect(await cancelButton()).toBeEnabled();
  });
});
