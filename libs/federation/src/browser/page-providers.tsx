import { type ReactNode, StrictMode } from 'react';
import { UiProvider, allowForeignPictures } from '@wayfellow/ui';
import {
  LiveProvider,
  QueryClientProvider,
  SessionProvider,
  createQueryClient,
  useForeignPictures,
  useKeepPocket,
} from '@wayfellow/web';

interface WholePageProps {
  /** The CSP nonce of the page's style elements. */
  nonce: string;
  /** The page inside a router: BrowserRouter, or a static one when prerendering. */
  children: ReactNode;
}

/** Applies the user's choice about pictures of other websites to all avatars of the page. */
const ForeignPictures = () => {
  useForeignPictures(allowForeignPictures);
  return null;
};

/** Keeps the user's trips and chats on this device, if they want that. */
const KeepPocket = () => {
  useKeepPocket();
  return null;
};

/** The providers around every page: theme, query cache, session and live channel. */
export const PageProviders = ({ nonce, children }: WholePageProps) => (
  <StrictMode>
    <UiProvider nonce={nonce}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <ForeignPictures />
          <KeepPocket />
          <LiveProvider>{children}</LiveProvider>
        </SessionProvider>
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>
);
