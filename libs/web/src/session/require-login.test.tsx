import { act, screen, waitFor } from '@testing-library/react';
import { reportUnauthenticated } from '../api/unauthenticated';
import { ana, asAna, fakeServer, pathShown, renderAt } from '../testing/index';
import { RequireLogin } from './require-login';

test('a visitor is led back to the very part of the page that the address names', async () => {
  fakeServer({ 'GET /api/auth/me': { status: 401 } });
  renderAt('/crossings?near=1#trip-5', <RequireLogin fallback={null}>{() => null}</RequireLogin>);
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fcrossings%3Fnear%3D1%23trip-5'));
});

test('another user begins anew: nothing that the user before typed is left on the screen', async () => {
  const server = fakeServer(asAna);
  const user = renderAt(
    '/profile',
    <RequireLogin fallback={null}>{({ name }) => <input aria-label={`Bio of ${name}`} />}</RequireLogin>,
  );
  await user.type(await screen.findByLabelText(`Bio of ${ana.name}`), 'I hide in Lisbon');
  server.answers['GET /api/auth/me'] = { body: { ...ana, id: 77, name: 'Olga' } };
  act(() => reportUnauthenticated());
  await waitFor(() => expect(screen.getByLabelText('Bio of Olga')).toHaveValue(''));
});
