import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import { toast, useToast } from '@wayfellow/web';
import { Providers } from '@wayfellow/web/testing';
import remote from '../routes';

// The toast outlives a test, as it outlives a screen.
beforeEach(() => toast({ severity: 'info', title: 'None', description: '' }));

const Outside = () => {
  const shown = useToast();
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="path">{pathname + search}</output>
      <output data-testid="toast">{shown?.isOpen ? `${shown.title}: ${shown.description}` : ''}</output>
      <output data-testid="toast-severity">{shown?.severity}</output>
    </>
  );
};

/** The remote at an address, within what the shell gives it, and mounted twice as development does. */
export const renderAt = (path: string) =>
  render(
    <StrictMode>
      <UiProvider>
        <Providers>
          <MemoryRouter initialEntries={[path]}>
            <remote.Routes notFound={null} />
            <Outside />
          </MemoryRouter>
        </Providers>
      </UiProvider>
    </StrictMode>,
  );

export const pathShown = () => screen.getByTestId('path').textContent;
export const toastShown = () => screen.getByTestId('toast').textContent;
export const isToastDestructive = () => screen.getByTestId('toast-severity').textContent === 'error';
