import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import { LiveProvider, QueryClientProvider, SessionProvider, createQueryClient } from '@wayfellow/web';

/**
 * Renders a page into its document: the look, one cache, the session, the live channel and the router around it.
 * Without transitions a navigation is shown at once, with the next screen's skeleton, and a logout that navigates never
 * shows the old screen to a visitor.
 */
export const renderPage = (page: ReactNode): void =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <UiProvider nonce={__webpack_nonce__}>
        <QueryClientProvider client={createQueryClient()}>
          <SessionProvider>
            <LiveProvider>
              <BrowserRouter useTransitions={false}>{page}</BrowserRouter>
            </LiveProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
  );
