import { waitFor } from '@testing-library/react';
import { fakeServer, pathShown, renderAt } from '../testing/index';
import { RequireLogin } from './require-login';

test('a visitor is led back to the very part of the page that the address names', async () => {
  fakeServer({ 'GET /api/auth/me': { status: 401 } });
  renderAt('/crossings?near=1#trip-5', <RequireLogin fallback={null}>{() => null}</RequireLogin>);
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fcrossings%3Fnear%3D1%23trip-5'));
});
