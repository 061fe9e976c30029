import { screen, waitFor } from '@testing-library/react';
import { notices, problems } from '@wayfellow/contracts';
import { ana, asAna, fakeServer, pathShown, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { AccountPage } from '../account-page';

const left = 'POST /api/account/deletion';
const erasedAt = '2026-12-06T12:00:00Z';
const account = { isConfirmed: true, passwordChangedAt: null, findable: 'everyone', hasSecondStep: false };
const counts = 'GET /api/account/deletion';
const show = (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    'GET /api/account': { body: account },
    'GET /api/account/exports': { body: [] },
    [counts]: { body: { peopleWrittenTo: 41, tips: 3 } },
    [left]: { body: { erasedAt } },
    ...answers,
  });
  return { server, user: renderAt('/account?part=data', <AccountPage />, '/account') };
};
const openDialog = async (answers?: object) => {
  const { server, user } = show(answers);
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  return { server, user };
};
const posts = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ method }) => method === 'POST');

it('says what goes and what stays, and changes nothing by being opened and closed', async () => {
  const { server, user } = await openDialog();
  expect(screen.getByText(/under “Former traveler”, unless you take them back/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts(server)).toEqual([]);
});

it.each([
  [41, 3, '41 people see “Message removed” instead.', 'Keep my 3 tips, without my name'],
  [1, 1, '1 person sees “Message removed” instead.', 'Keep my tip, without my name'],
  [0, 2, 'You have not written to anybody.', 'Keep my 2 tips, without my name'],
])('says who reads what one wrote: %s people, %s tips', async (peopleWrittenTo, tips, people, tipsLabel) => {
  await openDialog({ [counts]: { body: { peopleWrittenTo, tips } } });
  expect(await screen.findByText(people)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: tipsLabel })).toBeChecked();
});

it('does not ask a user without tips about tips', async () => {
  await openDialog({ [counts]: { body: { peopleWrittenTo: 2, tips: 0 } } });
  expect(await screen.findByText('2 people see “Message removed” instead.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /tips/ })).toBeNull();
});

it('can be used where the numbers are not there', async () => {
  await openDialog({ [counts]: { status: 503, body: {} } });
  expect(screen.getByText('Those you wrote to see “Message removed” instead.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Keep my tips, without my name' })).toBeChecked();
});

it('leaves with the password: tips stay and messages too, unless one says otherwise', async () => {
  const { server, user } = await openDialog();
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.accountLeft('December 6, 2026'))));
  expect(pathShown()).toBe('/');
  const body = { password: 'correct horse', takeBackMessages: false, deleteTips: false };
  expect(posts(server)).toMatchObject([{ body }]);
});

it('takes messages back and deletes tips, and asks a user who has a second step for a code', async () => {
  const { server, user } = await openDialog({
    'GET /api/account': { body: { ...account, hasSecondStep: true } },
  });
  await user.click(screen.getByRole('checkbox', { name: /Take back the messages I sent/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Keep my 3 tips, without my name' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(posts(server)).toHaveLength(1));
  const body = { password: 'correct horse', code: '123456', takeBackMessages: true, deleteTips: true };
  expect(posts(server)).toMatchObject([{ body }]);
});

it('says at its field that the password is not right, and stays', async () => {
  const { detail } = problems['wrong-password'];
  const { user } = await openDialog({
    [left]: { status: 403, body: { type: '/problems/wrong-password', detail } },
  });
  await user.type(screen.getByLabelText('Your password'), 'wrong horse');
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(pathShown()).toBe('/account?part=data');
});

it('tells Premium members that it ends with the account', async () => {
  await openDialog({ 'GET /api/auth/me': { body: { ...ana, tier: 'premium' } } });
  expect(screen.getByText(/Premium ends with the account/)).toBeVisible();
});
