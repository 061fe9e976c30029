import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import { LiveProvider, QueryClientProvider, SessionProvider, createQueryClient } from '@wayfellow/web';
import remote from './routes';

// Alone on its own dev server: the providers that the shell gives otherwise, and no frame around.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider nonce={__webpack_nonce__}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <LiveProvider>
            <BrowserRouter>
              <main>
                <remote.Routes />
              </main>
            </BrowserRouter>
          </LiveProvider>
        </SessionProvider>
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>,
);
