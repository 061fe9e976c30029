import { screen, waitFor, within } from '@testing-library/react';
import { limits, passkeyNotices, problems } from '@wayfellow/contracts';
import { asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import {
  base64url,
  passkeyAnswer,
  passkeyChallenge,
  sentTo,
  standInForAuthenticator,
} from '../../../shared/second-step/fake-authenticator';
import { AccountPage } from '../account-page';
import { dayText } from '../moments';

const begin = 'POST /api/account/passkeys/challenge';
const add = 'POST /api/account/passkeys';
const remove = 'POST /api/account/passkeys/4/remove';
const confirmChallenge = 'POST /api/auth/second-factor/confirm/passkey/challenge';
const confirm = 'POST /api/auth/second-factor/confirm/passkey';
const recoveryCodes = ['ABCDE-FGHJK', 'KMNPQ-RSTVW'];
const passkeyOrigin = window.location.origin;
const none = {
  isConfirmed: true,
  passwordChangedAt: null,
  hasSecondStep: false,
  factors: [],
  recoveryCodesLeft: 0,
  passkeyOrigin,
};
const some = { ...none, hasSecondStep: true, factors: ['passkey', 'recovery'], recoveryCodesLeft: 10 };
const passkey = { id: 4, device: 'Firefox on Linux', since: '2026-11-03T10:00:00Z', usedAt: null };
const newChallenge = {
  challenge: base64url('a new challenge'),
  rp: { id: 'localhost', name: 'Wayfellow' },
  user: { id: base64url('handle'), name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
  timeout: 300_000,
};
const refusal = (code: keyof typeof problems) => ({
  status: problems[code].status,
  body: { type: `/problems/${code}`, detail: problems[code].detail },
});

const show = (account: object, passkeys: object[], answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    'GET /api/account/sessions': { body: [] },
    'GET /api/account/passkeys': { body: passkeys },
    'GET /api/account': { body: account },
    [begin]: { body: newChallenge },
    [confirmChallenge]: { body: passkeyChallenge },
    [confirm]: { status: 204 },
    ...answers,
  });
  return { server, user: renderAt('/account', <AccountPage />) };
};
const addButton = () => screen.findByRole('button', { name: 'Add a passkey' });

it('is added by the device, and the first one brings recovery codes', async () => {
  const challenges = standInForAuthenticator();
  const { user, server } = show(none, [], { [add]: { status: 201, body: { recoveryCodes } } });
  await user.click(await addButton());
  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(recoveryCodes.length);
  server.answers['GET /api/account'] = { body: some };
  server.answers['GET /api/account/passkeys'] = { body: [passkey] };
  await user.click(within(codes).getByRole('button', { name: 'I have them' }));
  expect(toastShown()).toBe(textOf(passkeyNotices.added));
  expect(challenges).toEqual(['a new challenge']);
  expect(sentTo(server, add)).toEqual([
    {
      id: passkeyAnswer.id,
      clientDataJSON: passkeyAnswer.clientDataJSON,
      attestationObject: base64url('attestation'),
      transports: 'internal,hybrid',
    },
  ]);
});

it('brings codes that stay until they were read, also with the last that an account may have', async () => {
  standInForAuthenticator();
  const many = Array.from({ length: limits.passkeysPerUser }, (_, id) => ({ ...passkey, id }));
  const { user, server } = show(some, many.slice(1), { [add]: { status: 201, body: { recoveryCodes } } });
  await user.click(await addButton());
  server.answers['GET /api/account/passkeys'] = { body: many };
  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(server.callsOf('GET /api/account/passkeys')).toHaveLength(1);
  await user.click(within(codes).getByRole('button', { name: 'I have them' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull());
});

it('is listed with its device, since when it is there, and when it was used', async () => {
  const used = { ...passkey, id: 5, device: 'Safari on iPhone', usedAt: '2026-11-09T10:00:00Z' };
  show(some, [passkey, used]);
  expect(await screen.findByText(`Added ${dayText(passkey.since)}, never used`)).toBeVisible();
  expect(screen.getByText(`Used ${dayText(used.usedAt)}, added ${dayText(passkey.since)}`)).toBeVisible();
  expect(screen.getByText('Recovery codes, for when the device is lost: 10 left.')).toBeVisible();
});

it('is not offered where this address cannot have any, and those that are there can still be removed', async () => {
  const { server } = show({ ...none, passkeyOrigin: 'https://elsewhere.example' }, []);
  await screen.findByRole('button', { name: 'Set up a second step' });
  expect(screen.queryByText('Passkeys')).toBeNull();
  expect(server.callsOf('GET /api/account/passkeys')).toEqual([]);
});

it('can be removed where this address cannot have any', async () => {
  show({ ...some, passkeyOrigin: undefined }, [passkey]);
  expect(await screen.findByRole('button', { name: /^Remove the passkey/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('asks for a factor that is there before another is added, and then adds it', async () => {
  standInForAuthenticator();
  const { user, server } = show(some, [passkey], {
    [begin]: { ...refusal('confirm-second-factor'), then: { body: newChallenge } },
    [add]: { status: 201, body: { recoveryCodes: [] } },
  });
  await user.click(await addButton());
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  await user.click(within(dialog).getByRole('button', { name: 'Use your passkey' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(passkeyNotices.added)));
  expect(sentTo(server, confirm)).toEqual([passkeyAnswer]);
  expect(sentTo(server, add)).toHaveLength(1);
});

it.each([
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['NotAllowedError', 'No passkey was used. Try again, or choose another way.'],
])('says why it was not added: %s', async (name, text) => {
  standInForAuthenticator(name);
  const { user, server } = show(none, []);
  await user.click(await addButton());
  await waitFor(() => expect(toastShown()).toBe(textOf(passkeyNotices.notAdded(text))));
  expect(sentTo(server, add)).toEqual([]);
});

it('is removed with the password and a passkey, and says which of them is wrong', async () => {
  standInForAuthenticator('NotAllowedError');
  const { user, server } = show(some, [passkey], {
    [remove]: { ...refusal('wrong-password'), then: { status: 204 } },
  });
  await user.click(await screen.findByRole('button', { name: /^Remove the passkey/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this passkey?' });
  const usePasskey = within(dialog).getByRole('button', { name: 'Use your passkey' });
  await user.click(usePasskey);
  expect(await within(dialog).findByText(/^No passkey was used/)).toBeVisible();
  await user.click(usePasskey);
  expect(await within(dialog).findByText('Your passkey was accepted.')).toBeVisible();
  const field = within(dialog).getByLabelText('Password');
  await user.type(field, 'secret1');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(problems['wrong-password'].detail));
  server.answers['GET /api/account'] = { body: none };
  server.answers['GET /api/account/passkeys'] = { body: [] };
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(passkeyNotices.removed)));
  expect(sentTo(server, remove).at(-1)).toEqual({ password: 'secret1', code: '' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
});
