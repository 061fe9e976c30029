import { act, screen, waitFor, within } from '@testing-library/react';
import { type NotificationSettingsView, notices } from '@wayfellow/contracts';
import { asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { AccountPage } from '../account-page';

const settings: NotificationSettingsView = {
  listed: ['request', 'accepted', 'message', 'traveled', 'digest'],
  emailed: ['request', 'accepted', 'message', 'traveled'],
  pushed: ['request', 'accepted', 'message', 'safety'],
  isNamed: false,
  isQuiet: true,
  quietFrom: 22,
  quietUntil: 7,
  zone: null,
};
const read = 'GET /api/account/notifications';
const save = 'PUT /api/account/notifications';
const show = (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    [read]: { body: settings },
    [save]: { body: settings },
    ...answers,
  });
  return { server, user: renderAt('/account?part=notifications', <AccountPage />, '/account') };
};
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const choice = (name: string) => screen.findByRole('switch', { name });
const sent = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('shows a switch for each kind and place, and nothing to turn off about safety', async () => {
  show();
  expect(await choice('Requests, on Wayfellow')).toBeChecked();
  expect(await choice('Travelers on your days, email')).not.toBeChecked();
  expect(await choice('Names on the lock screen')).not.toBeChecked();
  expect(await choice('Safety and sign-in, on devices')).toBeChecked();
  expect(screen.getAllByRole('switch')).toHaveLength(24);
  expect(screen.getByText('Safety and sign-in').closest('li')).toHaveTextContent(
    'alwaysHerealwaysEmailDevice',
  );
});

it('saves a change at once, with the time zone of the browser', async () => {
  const emailed = ['request', 'accepted', 'traveled'];
  const { user, server } = show();
  const messages = await choice('Messages, email');
  server.answers[read] = { body: { ...settings, emailed, zone: timeZone } };
  await user.click(messages);
  expect(messages).not.toBeChecked();
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.notificationsChanged)));
  expect(sent(server)).toEqual([{ ...settings, emailed, zone: timeZone }]);
});

it('sends two changes one after the other, the second with the first', async () => {
  const { user, server } = show();
  await user.click(await choice('Messages, email'));
  await user.click(await choice('Travelers on your days, on Wayfellow'));
  await waitFor(() => expect(sent(server)).toHaveLength(2));
  expect(sent(server)[1]).toMatchObject({
    listed: ['request', 'accepted', 'message', 'traveled'],
    emailed: ['request', 'accepted', 'traveled'],
  });
});

it('lets the quiet hours be chosen, and hides them where there are none', async () => {
  const { user, server } = show();
  const button = await screen.findByRole('button', { name: /^22:00 - 07:00 ?, change the quiet hours$/ });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Quiet hours' });
  const until = within(dialog).getByRole('radiogroup', { name: 'Until' });
  act(() => within(until).getByRole('radio', { name: '07:00' }).focus());
  server.answers[read] = { body: { ...settings, quietUntil: 9, zone: timeZone } };
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(until).getByRole('radio', { name: '09:00' })).toBeChecked();
  expect(sent(server)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(server)).toMatchObject([{ quietFrom: 22, quietUntil: 9 }]));
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveTextContent('22:00 - 09:00');
  await user.click(await choice('Quiet hours'));
  await waitFor(() => expect(sent(server)).toHaveLength(2));
  expect(sent(server)[1]).toMatchObject({ isQuiet: false });
  expect(screen.queryByRole('button', { name: /change the quiet hours$/ })).toBeNull();
});

it('leaves the quiet hours as they were where the choice is cancelled', async () => {
  const { user, server } = show();
  const button = await screen.findByRole('button', { name: /change the quiet hours$/ });
  for (const hour of ['23:00', '22:00']) {
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Quiet hours' });
    const from = within(dialog).getByRole('radiogroup', { name: 'From' });
    expect(within(from).getByRole('radio', { name: '22:00' })).toBeChecked();
    await user.click(within(from).getByRole('radio', { name: hour }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
  expect(sent(server)).toEqual([]);
});

it('goes back to what it was where saving fails', async () => {
  const { user } = show({ [save]: { status: 500, body: { detail: 'Down' } } });
  const requests = await choice('Requests, on Wayfellow');
  await user.click(requests);
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.findableFailed)));
  expect(requests).toBeChecked();
});
