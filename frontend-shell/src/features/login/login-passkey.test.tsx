import { screen, waitFor } from '@testing-library/react';
import { problems } from '@wayfellow/contracts';
import { ana, asVisitor, fakeServer, pathShown, renderAt, toastShown } from '@wayfellow/web/testing';
import {
  passkeyAnswer,
  passkeyChallenge,
  sentTo,
  standInForAuthenticator,
} from '../../shared/second-step/fake-authenticator';
import { LoginPage } from './login-page';

const challenge = 'POST /api/auth/second-factor/passkey/challenge';
const passkey = 'POST /api/auth/second-factor/passkey';

const show = async (answers: object, factors = ['passkey', 'totp', 'recovery']) => {
  const { detail } = problems['second-factor-required'];
  const server = fakeServer({
    ...asVisitor,
    'POST /api/auth/login': {
      status: 401,
      body: { type: '/problems/second-factor-required', detail, factors },
    },
    [challenge]: { body: passkeyChallenge },
    ...answers,
  });
  const user = renderAt('/login', <LoginPage />);
  await user.type(screen.getByLabelText('Username'), 'ana');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  const button = await screen.findByRole('button', { name: 'Continue' });
  return { user, server, button };
};

it('offers the passkey first, which signs in', async () => {
  const challenges = standInForAuthenticator();
  const { user, server, button } = await show({ [passkey]: { body: ana } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Use your passkey');
  expect(button).toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(pathShown()).toBe('/'));
  expect(challenges).toEqual(['the challenge']);
  expect(sentTo(server, passkey)).toEqual([passkeyAnswer]);
  expect(toastShown()).toBe(`Login Successful: Welcome back, ${ana.name}!`);
});

it('offers the codes as other ways, and the passkey again beside them', async () => {
  const { user } = await show({ 'POST /api/auth/second-factor': { body: ana } });
  await user.click(screen.getByRole('button', { name: 'Use the code from your phone' }));
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByRole('button', { name: 'Use your passkey' })).toBeVisible();
  await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}');
  await waitFor(() => expect(pathShown()).toBe('/'));
});

it.each([
  ['NotAllowedError', 'No passkey was used. Try again, or choose another way.'],
  ['SecurityError', 'Passkeys do not work at this address.'],
  ['UnknownError', 'That did not work. Try again, or choose another way.'],
])('says it where the browser ends with %s, sends nothing, and tries again', async (name, text) => {
  standInForAuthenticator(name);
  const { user, server, button } = await show({ [passkey]: { body: ana } }, ['passkey']);
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  await user.click(button);
  expect(await screen.findByText(text)).toBeVisible();
  expect(sentTo(server, passkey)).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(pathShown()).toBe('/'));
});

it('says what the server answered, and begins again when it took too long', async () => {
  standInForAuthenticator();
  const { detail } = problems['wrong-passkey'];
  const late = { status: 401, body: { detail: problems['not-signed-in'].detail } };
  const { user, button } = await show({ [passkey]: { status: 403, body: { detail }, then: late } });
  await user.click(button);
  expect(await screen.findByText(detail)).toBeVisible();
  await user.click(button);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(toastShown()).toBe(`Login Failed: ${late.body.detail}`);
});
