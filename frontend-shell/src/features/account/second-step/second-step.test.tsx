import { screen, waitFor, within } from '@testing-library/react';
import { notices, problems } from '@wayfellow/contracts';
import { asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { AccountPage } from '../account-page';

const begin = 'POST /api/account/totp';
const turnOn = 'PUT /api/account/totp';
const turnOff = 'POST /api/account/totp/off';
const key = {
  secret: 'JBSWY3DPEHPK3PXP7Q2N5VTAJBSWY3DP',
  uri: 'otpauth://totp/Wayfellow:ana?secret=JBSWY3DPEHPK3PXP7Q2N5VTAJBSWY3DP&issuer=Wayfellow',
};
const recoveryCodes = ['ABCDE-FGHJK', 'KMNPQ-RSTVW'];
const off = { isConfirmed: true, passwordChangedAt: null, hasSecondStep: false, recoveryCodesLeft: 0 };
const on = { ...off, hasSecondStep: true, recoveryCodesLeft: 10 };
const wrongCode = {
  status: 403,
  body: { type: '/problems/wrong-code', detail: problems['wrong-code'].detail },
};

const show = (account: object, answers: object) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    'GET /api/account/sessions': { body: [] },
    'GET /api/account': { body: account },
    ...answers,
  });
  return { server, user: renderAt('/account', <AccountPage />) };
};
const bodies = (server: ReturnType<typeof fakeServer>, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body);

it('is set up by a key to scan or type and a first code, and then shows the recovery codes', async () => {
  const { user, server } = show(off, {
    [begin]: { status: 201, body: key },
    [turnOn]: { ...wrongCode, then: { body: { recoveryCodes } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up a second step' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set up a second step' });
  expect(within(dialog).getByRole('img', { name: 'QR code with the key beside it' })).toBeVisible();
  expect(dialog).toHaveTextContent('JBSW Y3DP EHPK 3PXP 7Q2N 5VTA JBSW Y3DP');
  expect(within(dialog).getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
    'href',
    key.uri,
  );
  const field = screen.getByLabelText('2. Type the six digits it shows');
  await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  expect(field).toHaveAccessibleDescription('Please type the whole code');
  await user.type(field, '418 200');
  await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(wrongCode.body.detail));
  await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(recoveryCodes);
  const file = decodeURIComponent(
    within(codes).getByRole('link', { name: 'Save as a file' }).getAttribute('href') as string,
  );
  for (const code of recoveryCodes) expect(file).toContain(code);
  server.answers['GET /api/account'] = { body: on };
  await user.click(within(codes).getByRole('button', { name: 'I have them' }));
  expect(await screen.findByText('10 recovery codes are left')).toBeVisible();
  expect(toastShown()).toBe(textOf(notices.secondStepOn));
  expect(bodies(server, 'PUT')).toEqual([{ code: '418 200' }, { code: '418 200' }]);
});

it('says why no key was made', async () => {
  const { detail } = problems['second-step-on'];
  const { user } = show(off, { [begin]: { status: 409, body: { detail } } });
  await user.click(await screen.findByRole('button', { name: 'Set up a second step' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.secondStepFailed(detail))));
});

it('is turned off with password and code, and says which of them is wrong', async () => {
  const { detail } = problems['wrong-password'];
  const wrongPassword = { status: 403, body: { type: '/problems/wrong-password', detail } };
  const { user, server } = show(on, {
    [turnOff]: { ...wrongPassword, then: { ...wrongCode, then: { status: 204 } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off the second step' }));
  const dialog = await screen.findByRole('dialog', { name: 'Turn off the second step?' });
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  await user.type(within(dialog).getByLabelText('Password'), 'secret1');
  await user.type(within(dialog).getByLabelText('Code'), ' 418200 ');
  await press();
  await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveAccessibleDescription(detail));
  await press();
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Code')).toHaveAccessibleDescription(wrongCode.body.detail),
  );
  server.answers['GET /api/account'] = { body: off };
  await press();
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.secondStepOff)));
  expect(await screen.findByRole('button', { name: 'Set up a second step' })).toBeVisible();
  expect(bodies(server, 'POST').at(-1)).toEqual({ password: 'secret1', code: '418200' });
});

it('says when no recovery codes are left', async () => {
  show({ ...on, recoveryCodesLeft: 0 }, {});
  expect(await screen.findByText(/^No recovery codes are left/)).toBeVisible();
});
