import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from '@wayfellow/router';
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
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <span data-testid="path">{location.pathname + location.search}</span>
      <span data-testid="toast">{toast?.isOpen ? `${toast.title}: ${toast.description}` : ''}</span>
      <button onClick={() => void navigate(-1)}>Go back</button>
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
              <remote.Routes notFound={null} />
              <Outlet />
            </MemoryRouter>
          </UiProvider>
        </LiveProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );

export const pathShown = (): string => screen.getByTestId('path').textContent ?? '';
export const toastShown = (): string => screen.getByTestId('toast').textContent ?? '';

/** The name of the button on somebody's card: what it does, and for whom. */
export const buttonFor = (label: string, name: string): RegExp => new RegExp(`^${label} ?, ${name}$`);
