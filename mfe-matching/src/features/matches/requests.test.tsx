import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints, notices } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import {
  ben,
  buttonFor,
  fakeServer,
  matchAnswers,
  matchCountsOf,
  renderAt,
  requestOf,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const tab = (name: string) => screen.findByRole('tab', { name });

test.each([
  ['Accept', 'accepted', notices.matchAccepted],
  ['Decline', 'rejected', notices.matchDeclined],
] as const)('%s answers a request once and says so', async (label, status, notice) => {
  const user = userEvent.setup();
  const request = requestOf();
  const server = fakeServer({
    ...matchAnswers([], [request]),
    [`PUT /api/matches/${request.id}`]: {
      body: { ...request, status, counts: matchCountsOf([{ ...request, status }]) },
    },
  });
  renderAt('/matches?tab=requests', <remote.Routes />, '*');
  expect(await screen.findByText('Asked just now')).toBeInTheDocument();
  expect(screen.getByText('1 person would like to travel with you.')).toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: buttonFor(label, ben.name) }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notice)));
  expect(await tab('Requests 0')).toBeInTheDocument();
  expect(await tab(status === 'accepted' ? 'Matched 1' : 'Matched 0')).toBeInTheDocument();
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', url: `/api/matches/${request.id}`, body: { status } },
  ]);
});

test('accepting without a live channel has the list of conversations read again', async () => {
  const user = userEvent.setup();
  const request = requestOf();
  const accepted = { ...request, status: 'accepted' as const };
  const server = fakeServer({
    ...matchAnswers([], [request]),
    'GET /api/conversations': { body: [] },
    [`PUT /api/matches/${request.id}`]: { body: { ...accepted, counts: matchCountsOf([accepted]) } },
  });
  server.isDown = true;
  const Chats = () => <output>{useApiQuery(endpoints.conversations.list, {}).data?.length}</output>;
  const shown = (
    <>
      <remote.Routes />
      <Chats />
    </>
  );
  renderAt('/matches?tab=requests', shown, '*');
  await user.click(await screen.findByRole('button', { name: buttonFor('Accept', ben.name) }));
  await waitFor(() => expect(server.callsOf('GET /api/conversations')).toHaveLength(2));
});

test('while an answer is on its way neither button can be pressed', async () => {
  const user = userEvent.setup();
  const request = requestOf();
  fakeServer(matchAnswers([], [request]));
  renderAt('/matches?tab=requests', <remote.Routes />, '*');
  const accept = await screen.findByRole('button', { name: buttonFor('Accept', ben.name) });
  globalThis.fetch = () => new Promise(() => undefined);
  await user.click(accept);
  expect(screen.getByRole('button', { name: 'Accepting...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: buttonFor('Decline', ben.name) })).toBeDisabled();
});

test('an answer that fails says so, and the request can be answered again', async () => {
  const user = userEvent.setup();
  const request = requestOf();
  fakeServer({ ...matchAnswers([], [request]), [`PUT /api/matches/${request.id}`]: { status: 500 } });
  renderAt('/matches?tab=requests', <remote.Routes />, '*');
  const name = buttonFor('Accept', ben.name);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.answerFailed)));
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
});
