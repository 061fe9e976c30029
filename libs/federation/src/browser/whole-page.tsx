import { type ReactNode, StrictMode } from 'react';
import { UiProvider } from '@wayfellow/ui';
import { LiveProvider, QueryClientProvider, SessionProvider, createQueryClient } from '@wayfellow/web';

interface WholePageProps {
  /** Of the page's style elements. */
  nonce: string;
  /** The page in a router: the browser's, or one that stands still where a page is rendered at build time. */
  children: ReactNode;
}

/** What is around every page: the look, one cache, the session and the live channel. */
export const WholePage = ({ nonce, children }: WholePageProps) => (
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
