import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Notice } from '@wayfellow/contracts';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import { createQueryClient } from '../cache/queries';
import { LiveProvider } from '../live/live';
import { useToast } from '../page/toasts';
import { SessionProvider } from '../session/session';

/** A fresh cache and session around what is tested. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <SessionProvider>{children}</SessionProvider>
  </QueryClientProvider>
);

/** What stands outside the screen: where one is, the browser's Back, and the toast's words. */
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
 * Shows a screen at an address, within what the shell gives it; `route` is its path with parameters. Every other address
 * is an empty page.
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

/** The address the page is at, without the site. */
export const pathShown = (): string => screen.getByTestId('path').textContent ?? '';

/** The toast's words, 'Title: Description'; empty where none is shown. */
export const toastShown = (): string => screen.getByTestId('toast').textContent ?? '';

/** A notice as {@link toastShown} gives it. */
export const textOf = ({ title, description }: Notice): string => `${title}: ${description}`;

export const isToastAnError = (): boolean => screen.getByTestId('toast').dataset.severity === 'error';

/** Presses the browser's Back. */
export const goBack = (): void => void fireEvent.click(screen.getByTestId('back'));

/** The name of the button on somebody's card: what it does, and for whom. */
export const buttonFor = (label: string, name: string): RegExp => new RegExp(`^${label} ?, ${name}$`);
