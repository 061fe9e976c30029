import { fireEvent, screen, waitFor } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { RequireLogin } from '@wayfellow/web';
import { asAna, asVisitor, fakeServer, pathShown, renderAt, toastShown } from '@wayfellow/web/testing';
import { NetworkGate } from './network-gate';

const show = (path: string) =>
  renderAt(
    path,
    <NetworkGate>
      {path === '/explore' ? (
        <p>Places</p>
      ) : (
        <RequireLogin notice={notices.matchesNeedLogin} fallback={null}>
          {() => <p>Matches</p>}
        </RequireLogin>
      )}
    </NetworkGate>,
    '*',
  );
/** Nothing answers, and the browser knows it. */
const cutNetwork = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer(asVisitor).isUnreachable = true;
};

afterEach(() => jest.restoreAllMocks());

test.each(['/matches', '/profile?tab=trips', '/messages/2', '/account', '/subscription/cancel'])(
  'without a network nobody is known to be signed out: %s needs one, and leads to no sign-in',
  async (path) => {
    cutNetwork();
    show(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page needs a network.');
    expect(pathShown()).toBe(path);
    expect(toastShown()).toBe('');
  },
);

test('what visitors may see is shown without a network, as far as it can be', async () => {
  cutNetwork();
  show('/explore');
  expect(await screen.findByText('Places')).toBeVisible();
});

test('where the server cannot be reached nobody is sent to sign in, and the page comes when it answers again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer(asAna);
  server.isUnreachable = true;
  show('/matches');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(pathShown()).toBe('/matches');
  expect(toastShown()).toBe('');
  server.isUnreachable = false;
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Matches')).toBeVisible();
});

test('an answer of the server that nobody is signed in leads to sign in', async () => {
  fakeServer(asVisitor);
  show('/matches');
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fmatches'));
});
