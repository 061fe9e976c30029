import { act, screen, waitFor } from '@testing-library/react';
import { reportUnauthenticated } from '../api/unauthenticated';
import { ana, asAna, fakeServer, renderAt } from '../testing/index';
import { RequireLogin } from './require-login';

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
