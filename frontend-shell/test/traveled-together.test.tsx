import { act, screen, waitFor, within } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { openTraveledDialog } from '@wayfellow/web';
import { asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { SafetyOutlet } from '../src/features/safety/safety-outlet';

const priya = { id: 9, name: 'Priya Raman' };
const page = 'GET /api/users/9/profile';
const call = 'POST /api/references';
const text = 'Two weeks, one thermos, no quarrel.';
const days = { startDate: '2027-03-24', endDate: '2027-04-04' };
const shared = {
  destination: 'Japan',
  destinationId: 2,
  coverImage: null,
  ...days,
  mine: days,
  theirs: days,
  days: 12,
};
const own = { id: 3, met: true, text, state: 'waiting', writtenAt: '2026-11-20T10:00:00.000Z' };
const profile = { ...priya, shared, connection: 'matched' };

const show = async (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    [page]: { body: profile },
    [call]: { status: 201, body: own },
    'GET /api/messages/9': { body: [] },
    ...answers,
  });
  const user = renderAt('/here', <SafetyOutlet />);
  await waitFor(() => expect(server.callsOf('GET /api/auth/me')).not.toHaveLength(0));
  act(() => openTraveledDialog(priya));
  const dialog = await screen.findByRole('dialog', { name: 'You and Priya in Japan' });
  return { server, user, dialog };
};
const pick = async (user: ReturnType<typeof renderAt>, question: string, answer: string) =>
  user.click(
    within(await screen.findByRole('radiogroup', { name: new RegExp(`^${question}`) })).getByRole('radio', {
      name: answer,
    }),
  );
const press = (user: ReturnType<typeof renderAt>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('we traveled together', () => {
  it('sends whether they met, a text, and whether it felt safe', async () => {
    const { server, user, dialog } = await show();
    await pick(user, 'Did you meet\\?', 'We traveled together');
    await pick(user, 'Did you feel safe\\?', 'Yes');
    await user.type(screen.getByRole('textbox', { name: /For others to read/ }), text);
    await press(user, 'Send');
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.referenceSent('Priya'))));
    expect(server.callsOf(call).map(({ body }) => body)).toEqual([
      { userId: 9, met: true, text, feltSafe: true },
    ]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('asks for both answers, and for twenty characters or nothing', async () => {
    const { server, user } = await show();
    await user.type(await screen.findByRole('textbox', { name: /For others to read/ }), 'Nice');
    await press(user, 'Send');
    expect(await screen.findByText('Please say whether you met')).toBeVisible();
    expect(screen.getByText('Please say whether you felt safe')).toBeVisible();
    await pick(user, 'Did you meet\\?', 'We traveled together');
    await press(user, 'Send');
    expect(await screen.findByText('Please write at least 20 characters, or nothing')).toBeVisible();
    expect(server.callsOf(call)).toEqual([]);
  });

  it('leads somebody who did not feel safe to a report', async () => {
    const { server, user } = await show({
      [call]: { status: 201, body: { ...own, met: false, text: null, state: 'waiting' } },
    });
    await pick(user, 'Did you meet\\?', 'We did not meet');
    expect(screen.queryByRole('textbox')).toBeNull();
    await pick(user, 'Did you feel safe\\?', 'No');
    await press(user, 'Send');
    const report = await screen.findByRole('dialog', { name: 'Report Priya' });
    expect(report).toHaveTextContent('Something that happened when we met');
    expect(within(report).getByRole('textbox', { name: /What happened/ })).toBeVisible();
    expect(server.callsOf(call).map(({ body }) => body)).toEqual([
      { userId: 9, met: false, feltSafe: false },
    ]);
  });

  it('keeps what was typed where it fails', async () => {
    const { user } = await show({
      [call]: { status: 409, body: { detail: 'You can write a day after you were matched.' } },
    });
    await pick(user, 'Did you meet\\?', 'We traveled together');
    await pick(user, 'Did you feel safe\\?', 'Yes');
    const field = screen.getByRole('textbox', { name: /For others to read/ });
    await user.type(field, text);
    await press(user, 'Send');
    await waitFor(() =>
      expect(toastShown()).toBe(
        textOf(notices.referenceFailed('You can write a day after you were matched.')),
      ),
    );
    expect(field).toHaveValue(text);
  });

  it('shows what one has written and that it waits, and withdraws it after a question', async () => {
    const withdraw = 'DELETE /api/references/3';
    const { server, user } = await show({
      [page]: { body: { ...profile, ownReference: own } },
      [withdraw]: { status: 204 },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your text waits until Priya has written, too');
    await press(user, 'Withdraw');
    expect(server.callsOf(withdraw)).toEqual([]);
    await press(user, 'Withdraw for good');
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.referenceWithdrawn)));
    expect(server.callsOf(withdraw)).toHaveLength(1);
  });
});
