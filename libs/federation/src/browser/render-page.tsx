import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@wayfellow/router';
import { PageProviders } from './page-providers';

/**
 * Renders a page into its document, or hydrates the screen that was prerendered there at build time.
 * `useTransitions={false}` makes a navigation show the next screen's skeleton immediately, and keeps a logout that
 * navigates from showing the old screen to a visitor.
 * @param screenLoaded settles when the screen's code is loaded: an update before that would replace a prerendered
 *   screen by its skeleton
 */
export const renderPage = (page: ReactNode, screenLoaded = Promise.resolve()): void => {
  const root = document.getElementById('root')!;
  const whole = (
    <PageProviders nonce={__webpack_nonce__}>
      <BrowserRouter useTransitions={false}>{page}</BrowserRouter>
    </PageProviders>
  );
  if (root.hasChildNodes()) void screenLoaded.then(() => hydrateRoot(root, whole));
  else createRoot(root).render(whole);
};
