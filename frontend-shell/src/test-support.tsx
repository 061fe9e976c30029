import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { SessionUserView } from '@wayfellow/contracts';
import { MemoryRouter, Route, Routes, useLocation } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import { useToast } from '@wayfellow/web';
import { Providers } from '@wayfellow/web/testing';

/** Who is signed in where a test says so. */
export const ana: SessionUserView = {
  id: 7,
  username: 'ana',
  email: 'ana@example.org',
  name: 'Ana Duarte',
  age: 31,
  bio: 'Sketchbook, thermos, window seat.',
  profileImage: null,
  tier: 'free',
};

/** The fake server's answers to who this is. */
export const asAna = { 'GET /api/auth/me': { body: ana } };
export const asVisitor = { 'GET /api/auth/me': { status: 401, body: { detail: 'Please log in' } } };

/** What stands outside the screen: where one is, and the toast's words. */
const Outside = () => {
  const { pathname, search } = useLocation();
  const toast = useToast();
  return (
    <>
      <div data-testid="place">{pathname + search}</div>
      <div data-testid="toast">{toast?.isOpen && `${toast.title} / ${toast.description}`}</div>
    </>
  );
};

/** Renders a screen at `path` of the route `route`; every other address is an empty page. */
export const showScreen = (screenShown: ReactElement, path: string, route = path.split('?')[0]) => {
  render(
    <UiProvider>
      <Providers>
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <Routes>
            <Route path={route} element={screenShown} />
            <Route path="*" element={null} />
          </Routes>
          <Outside />
        </MemoryRouter>
      </Providers>
    </UiProvider>,
  );
  return userEvent.setup({ delay: null });
};
