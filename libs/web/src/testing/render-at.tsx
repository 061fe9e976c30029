import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Notice } from '@wayfellow/contracts';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@wayfellow/router';
import { UiProvider, allowForeignPictures } from '@wayfellow/ui';
import { createQueryClient } from '../cache/queries';
import { LiveProvider } from '../live/live';
import { useToast } from '../page/toasts';
import { useForeignPictures } from '../session/foreign-pictures';
import { SessionProvider } from '../session/session';

const ForeignPictures = () => {
  useForeignPictures(allowForeignPictures);
  return null;
};

/** Wraps the component under test in a fresh cache and session. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <SessionProvider>
      <ForeignPictures />
      {children}
    </SessionProvider>
  </QueryClientProvider>
);

/** Exposes to tests what lies outside the screen: the current path, the browser's Back, and the toast. */
const Outside = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <div data-testid="path">{pathname + search}</div>
      <div data-testid="back" onClick={() => void navigate(-1)} />
      <div data-testid="toast" data-severity={toast?.severity}>
        {toast?.isOpen ? `${toast.title}: ${toast.description}` : ''}
      </div>
    </>
  );
};

/**
 * Renders a screen at a URL, inside the providers of the shell; `route` is its path with parameters. Any other URL is an
 * empty page.
 */
export const renderAt = (address: string, shown: ReactElement, route = address.split(/[?#]/)[0]) => {
  render(
    <UiProvider>
      <Providers>
        <LiveProvider>
          <MemoryRouter initialEntries={[address]} useTransitions={false}>
            <Routes>
              <Route path={route} element={shown} />
              <Route path="*" element={<></>} />
            </Routes>
            <Outside />
          </MemoryRouter>
        </LiveProvider>
      </Providers>
    </UiProvider>,
  );
  return userEvent.setup({ delay: null });
};

/** The current path and query. */
export const pathShown = (): string => screen.getByTestId('path').textContent ?? '';

/** The toast as 'Title: Description'; empty when none is shown. */
export const toastShown = (): string => screen.getByTestId('toast').textContent ?? '';

/** A notice in the format of {@link toastShown}. */
export const textOf = ({ title, description }: Notice): string => `${title}: ${description}`;

export const isToastAnError = (): boolean => screen.getByTestId('toast').dataset.severity === 'error';

/** Presses the browser's Back. */
export const goBack = (): void => void fireEvent.click(screen.getByTestId('back'));

/** The accessible name of the button on a traveler's card: its label and the traveler's name. */
export const buttonFor = (label: string, name: string): RegExp => new RegExp(`^${label} ?, ${name}$`);
