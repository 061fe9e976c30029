import { screen, waitFor } from '@testing-library/react';
import { type MeetingView, endpoints, notices } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import { asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { NotificationPanel } from './notification-panel';

const plans = 'GET /api/meetings';
const fine = 'POST /api/meetings/5/fine';
const later = 'POST /api/meetings/5/later';
const priya = { id: 9, name: 'Priya Raman', profileImage: null };
const line = {
  id: 1,
  kind: 'check-in',
  actor: priya,
  subject: { planId: 5, place: 'Kyoto', meetsAt: '2026-03-24T10:00:00Z', zone: 'Asia/Tokyo' },
  unreadMessages: null,
  createdAt: '2026-03-24T12:30:00Z',
  isRead: false,
};
const plan = (over: Partial<MeetingView> = {}) => ({
  id: 5,
  other: priya,
  state: 'asked',
  canPutOff: true,
  ...over,
});
const panel = <NotificationPanel anchor={document.body} hasUnread zone={undefined} onClose={() => {}} />;
/** The panel, once another part of the page has read the plans. */
const PanelAfterPlans = () => useApiQuery(endpoints.meetings.list, {}).data && panel;
const show = (answers: object, shown = panel) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/notifications': { body: [line] },
    'PUT /api/notifications/zone': { status: 204 },
    [plans]: { body: [plan()] },
    ...answers,
  });
  return { server, user: renderAt('/', shown) };
};
const answers = async () => {
  await screen.findByText(/You met Priya Raman at 19:00 in Kyoto/);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen.queryAllByRole('button', { name: /fine|hour/ }).map(({ textContent }) => textContent);
};

it('is answered where it was asked, and then no more', async () => {
  const { server, user } = show({ [fine]: { body: plan({ state: 'fine', canPutOff: false }) } });
  await user.click(await screen.findByRole('button', { name: 'I’m fine' }));
  server.answers[plans] = { body: [plan({ state: 'fine', canPutOff: false })] };
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.saidFine)));
  expect(server.callsOf(fine)).toHaveLength(1);
});

it('can be answered also where the plans were read before it was asked', async () => {
  show({ [plans]: { body: [plan({ state: 'open' })], then: { body: [plan()] } } }, <PanelAfterPlans />);
  await waitFor(async () => expect(await answers()).toEqual(['I’m fine', 'In an hour']));
});

it('is put off by an hour', async () => {
  const { server, user } = show({ [later]: { body: plan({ state: 'open' }) } });
  server.answers[plans] = { body: [plan({ state: 'asked' })] };
  await user.click(await screen.findByRole('button', { name: 'In an hour' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.putOff)));
  expect(server.callsOf(later)).toHaveLength(1);
});

it.each([
  ['already answered', plan({ state: 'fine', canPutOff: false })],
  ['put off', plan({ state: 'open' })],
  ['another', plan({ id: 6 })],
])('has no buttons where the plan is %s', async (_, one) => {
  const { server } = show({ [plans]: { body: [one] } });
  await waitFor(() => expect(server.callsOf(plans)).toHaveLength(1));
  expect(await answers()).toEqual([]);
});

it('can still be answered after the contact was told', async () => {
  show({ [plans]: { body: [plan({ state: 'alerted', canPutOff: false })] } });
  await screen.findByRole('button', { name: 'I’m fine' });
  expect(await answers()).toEqual(['I’m fine']);
});

it('leads to what one is notified of', async () => {
  show({});
  expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/account?part=notifications',
  );
});
