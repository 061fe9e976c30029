import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import {
  LiveProvider,
  QueryClientProvider,
  SessionProvider,
  createQueryClient,
  useToast,
} from '@wayfellow/web';
import remote from '../routes';

const Outlet = () => {
  const toast = useToast();
  return (
    <>
      <output data-testid="path">{useLocation().pathname + useLocation().search}</output>
      <output data-testid="toast">{toast?.isOpen ? `${toast.title}: ${toast.description}` : ''}</output>
    </>
  );
};

/** The remote at an address, within what the shell gives it. */
export const renderAt = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <LiveProvider>
          <UiProvider>
            <MemoryRouter initialEntries={[path]}>
              <remote.Routes />
              <Outlet />
            </MemoryRouter>
          </UiProvider>
        </LiveProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
