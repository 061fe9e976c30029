import { screen } from '@testing-library/react';
import { problems } from '@wayfellow/contracts';
import { asVisitor, fakeServer, problemAnswer, renderAt } from '@wayfellow/web/testing';
import { ForgotPage } from './forgot-page';
import { ConfirmPage, UndoPage, UnsubscribePage } from './link-pages';
import { ResetPage } from './reset-page';

const forgot = 'POST /api/account/password/forgot';
const read = 'POST /api/account/password/link';
const reset = 'POST /api/account/password/reset';
const confirm = 'POST /api/account/email/confirm';
const posts = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ method }) => method === 'POST');

it('says where the email went, and nothing about whether there is an account', async () => {
  const server = fakeServer({ ...asVisitor, [forgot]: { status: 204 } });
  const user = renderAt('/forgot', <ForgotPage />);
  await user.type(screen.getByLabelText('Email'), ' ana@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send the email' }));
  expect(await screen.findByText(/If an account with ana@example.com exists/)).toBeVisible();
  expect(posts(server)).toMatchObject([{ body: { email: 'ana@example.com' } }]);
  expect(await screen.findByRole('button', { name: /^Send again in \d+ seconds$/ })).toBeDisabled();
});

it('takes the token of the link from the fragment to a new password', async () => {
  const account = { username: 'ana', hasSecondStep: true };
  const server = fakeServer({ ...asVisitor, [read]: { body: account }, [reset]: { status: 204 } });
  const user = renderAt('/account/reset#t=abc', <ResetPage />, '/account/reset');
  expect(await screen.findByText('ana')).toBeVisible();
  expect(screen.getByText(/Your second step stays on/)).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'thermos window seat');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('You are signed out everywhere.')).toBeVisible();
  expect(posts(server)).toMatchObject([
    { body: { token: 'abc' } },
    { body: { token: 'abc', newPassword: 'thermos window seat' } },
  ]);
});

it('says at once that a link to a new password no longer works', async () => {
  const { detail } = problems['link-expired'];
  const server = fakeServer({ ...asVisitor, [read]: { status: 400, body: { detail } } });
  renderAt('/account/reset#t=old', <ResetPage />, '/account/reset');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(posts(server)).toHaveLength(1);
});

it('confirms by the button alone, and leads on when the link no longer works', async () => {
  const { detail } = problems['link-expired'];
  const server = fakeServer({ ...asVisitor, [confirm]: problemAnswer('link-expired') });
  const user = renderAt('/account/confirm#t=old', <ConfirmPage />, '/account/confirm');
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(posts(server)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Safety & account' })).toHaveAttribute('href', '/account');
});

it('can be confirmed again where the server did not answer', async () => {
  fakeServer({ ...asVisitor, [confirm]: problemAnswer('unavailable') });
  const user = renderAt('/account/confirm#t=abc', <ConfirmPage />, '/account/confirm');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(problems.unavailable.detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

it('takes a change back by the button alone, says before what goes, and leads to a new password', async () => {
  const server = fakeServer({ ...asVisitor, 'POST /api/account/email/undo': { status: 204 } });
  const user = renderAt('/account/undo#t=abc', <UndoPage />, '/account/undo');
  expect(await screen.findByText(/loses a second step that was added since/)).toBeVisible();
  expect(posts(server)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo the change' }));
  expect(await screen.findByText(/We have sent you a link to a new password/)).toBeVisible();
  expect(posts(server)).toMatchObject([{ body: { token: 'abc' } }]);
});

it('turns emails off by the button alone, without an account', async () => {
  const server = fakeServer({
    ...asVisitor,
    'POST /api/unsubscribe': { body: { kind: 'message' } },
  });
  const user = renderAt('/account/unsubscribe#t=1-message-abc', <UnsubscribePage />, '/account/unsubscribe');
  const button = await screen.findByRole('button', { name: 'Turn these emails off' });
  expect(posts(server)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(/You get no more emails of this kind/)).toBeVisible();
  expect(posts(server)).toMatchObject([{ url: '/api/unsubscribe?t=1-message-abc' }]);
});
