import { screen, waitFor, within } from '@testing-library/react';
import { type ExportView, notices, problems } from '@wayfellow/contracts';
import { asAna, fakeServer, problemAnswer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { AccountPage } from '../account-page';

const list = 'GET /api/account/exports';
const create = 'POST /api/account/exports';
const HOUR_MS = 3_600_000;
const year = new Date().getUTCFullYear();
const copy = (over: Partial<ExportView>): ExportView => ({
  id: 7,
  state: 'ready',
  createdAt: `${year - 1}-11-22T12:00:00Z`,
  endsAt: `${year - 1}-11-29T12:00:00Z`,
  bytes: 3_412_345,
  ...over,
});
const waiting = copy({
  id: 8,
  state: 'waiting',
  createdAt: new Date().toISOString(),
  endsAt: null,
  bytes: null,
});
const show = (copies: ExportView[], answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    [list]: { body: copies },
    ...answers,
  });
  return { server, user: renderAt('/account?part=data', <AccountPage />, '/account') };
};
const row = async (text: RegExp) =>
  (await screen.findByText(text, { selector: 'b' })).closest('li') as HTMLElement;
const ask = async (user: ReturnType<typeof renderAt>, password: string) => {
  await user.click(await screen.findByRole('button', { name: 'Have a copy made' }));
  await user.type(screen.getByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: 'Make a copy' }));
};

it('is asked for with the password, and is then being made', async () => {
  const { server, user } = show([], { [create]: { status: 201, body: waiting } });
  await user.click(await screen.findByRole('button', { name: 'Have a copy made' }));
  server.answers[list] = { body: [waiting] };
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Make a copy' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.copyAsked)));
  expect(server.callsOf(create)).toMatchObject([{ body: { password: 'correct horse' } }]);
  expect(await row(/^Copy of/)).toHaveTextContent('Being made');
  expect(screen.queryByRole('button', { name: 'Have a copy made' })).toBeNull();
});

it('is looked for again on a press, and can be downloaded once it is ready', async () => {
  const { server, user } = show([waiting]);
  const one = await row(/^Copy of/);
  server.answers[list] = { body: [copy({ id: 8, createdAt: waiting.createdAt })] };
  await user.click(within(one).getByRole('button', { name: /^Look again/ }));
  const link = await screen.findByRole('link', { name: /^Download/ });
  expect(link).toHaveAttribute('href', '/api/account/exports/8/file');
  expect(await row(/^Copy of/)).toHaveTextContent(`ReadyZIP, 3.4 MB, until November 29, ${year - 1}`);
});

it.each([
  ['expired', copy({ state: 'expired' }), 'Expired'],
  ['failed', copy({ state: 'failed', createdAt: new Date().toISOString() }), 'Not made'],
  ['a day old', copy({ createdAt: new Date(Date.now() - 24 * HOUR_MS).toISOString() }), 'Ready'],
])('that is %s says so, and another can be asked for', async (_, one, text) => {
  show([one]);
  expect(await row(/^Copy of/)).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Have a copy made' })).toBeVisible();
});

it('says at its field that the password is not right', async () => {
  const { user } = show([], { [create]: problemAnswer('wrong-password') });
  await ask(user, 'wrong horse');
  expect(await screen.findByText(problems['wrong-password'].detail)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('cannot be asked for while the list of copies is not there', async () => {
  const { server, user } = show([], { [list]: { status: 503, body: {} } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('button', { name: 'Have a copy made' })).toBeNull();
  server.answers[list] = { body: [] };
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Have a copy made' })).toBeVisible();
});

it('says that one had a copy made today', async () => {
  const { user } = show([], { [create]: problemAnswer('export-limit') });
  await ask(user, 'correct horse');
  expect(await screen.findByText(problems['export-limit'].detail)).toBeVisible();
});
