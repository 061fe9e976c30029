import { screen, waitFor, within } from '@testing-library/react';
import { type ReportView, notices, rules } from '@wayfellow/contracts';
import { useSafetyDialog } from '@wayfellow/web';
import { ana, asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { AccountPage } from '../account-page';

const report: ReportView = {
  id: 4,
  code: 'WF-7K3Q',
  status: 'no-breach',
  subject: 'person',
  about: 'Dorian Vale',
  reason: 'scam',
  createdAt: '2024-11-21T12:00:00.000Z',
  canComplain: true,
};
const kai = { id: 12, name: 'Kai Moana', lastContactAt: '2024-11-03T12:00:00.000Z' };
const complain = 'POST /api/reports/4/complaint';

const Asked = () => {
  const asked = useSafetyDialog();
  return <div data-testid="asked">{asked && `${asked.kind} ${asked.person.id}`}</div>;
};
const show = (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    'GET /api/reports': {
      body: [report, { ...report, id: 3, code: 'WF-2222', status: 'received', canComplain: false }],
    },
    'GET /api/reports/people': { body: [kai] },
    'GET /api/decisions': { body: [] },
    ...answers,
  });
  const page = (
    <>
      <AccountPage />
      <Asked />
    </>
  );
  return { server, user: renderAt('/account?part=reports', page, '/account') };
};

it('lists what one reported by its code, and what became of it', async () => {
  show();
  const row = (await screen.findByText(/WF-7K3Q, Dorian Vale, November 21, 2024/)).closest(
    'li',
  ) as HTMLElement;
  expect(row).toHaveTextContent('Scam or asks for money');
  expect(row).toHaveTextContent('No breach');
  const waiting = screen.getByText(/WF-2222/).closest('li') as HTMLElement;
  expect(waiting).toHaveTextContent('Received');
  expect(within(waiting).queryByRole('button')).toBeNull();
});

it('sends an objection once, and keeps it where that fails', async () => {
  const words = 'He asked me for 180 by bank transfer.';
  const { user, server } = show({ [complain]: { status: 500, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Object to the decision on WF-7K3Q' }));
  const field = screen.getByRole('textbox', { name: 'What did we get wrong?' });
  await user.type(field, 'No');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(rules.statement.min.text));
  await user.clear(field);
  await user.type(field, words);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.complaintFailed())));
  expect(field).toHaveValue(words);
  const now: ReportView = { ...report, status: 'received', canComplain: false };
  Object.assign(server.answers, {
    [complain]: { status: 201, body: now },
    'GET /api/reports': { body: [now] },
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.complained)));
  expect(server.callsOf(complain).at(-1)?.body).toEqual({ text: words });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Object/ })).toBeNull());
});

it('lists whom one no longer sees, without the reason, to be reported or blocked', async () => {
  const { user } = show();
  expect(await screen.findByText('Last contact November 3, 2024')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Report Kai Moana' }));
  expect(screen.getByTestId('asked')).toHaveTextContent('report 12');
  await user.click(screen.getByRole('button', { name: 'Block Kai Moana' }));
  expect(screen.getByTestId('asked')).toHaveTextContent('block 12');
});

it('tells a user who is held until when, and what that means', async () => {
  const held = { ...ana, standing: 'held' as const, standingUntil: '2024-11-29T12:00:00.000Z' };
  show({ 'GET /api/auth/me': { body: held } });
  expect(await screen.findByText('Your account is held until November 29, 2024.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/you cannot send new requests/);
});

it('says where there is nothing, and offers to read again what failed', async () => {
  const { user, server } = show({
    'GET /api/reports': { status: 500, body: {} },
    'GET /api/reports/people': { body: [] },
  });
  expect(await screen.findByText('Nobody.')).toBeVisible();
  expect(await screen.findByText('None.')).toBeVisible();
  await screen.findByText('Your reports could not be loaded.');
  server.answers['GET /api/reports'] = { body: [] };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^None\. You can report somebody from their page/)).toBeVisible();
});
