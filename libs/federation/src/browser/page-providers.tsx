import { type ReactNode, StrictMode } from 'react';
import { UiProvider } from '@wayfellow/ui';
import { LiveProvider, QueryClientProvider, SessionProvider, createQueryClient } from '@wayfellow/web';

interface WholePageProps {
  /** The CSP nonce of the page's style elements. */
  nonce: string;
  /** The page inside a router: BrowserRouter, or a static one when prerendering. */
  children: ReactNode;
}

/** The providers around every page: theme, query cache, session and live channel. */
export const PageProviders = ({ nonce, children }: WholePageProps) => (
  <StrictMode>
    <UiProvider nonce={nonce}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <LiveProvider>{children}</LiveProvider>
        </SessionProvider>
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>
);
