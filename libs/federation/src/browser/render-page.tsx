import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@wayfellow/router';
import { WholePage } from './whole-page';

/**
 * Renders a page into its document, or takes over the screen that was rendered there at build time.
 * Without transitions a navigation is shown at once, with the next screen's skeleton, and a logout that navigates never
 * shows the old screen to a visitor.
 * @param screenLoaded settles when the screen's code is there: what changed before would replace a screen rendered at
 *   build time by its skeleton
 */
export const renderPage = (page: ReactNode, screenLoaded = Promise.resolve()): void => {
  const root = document.getElementById('root')!;
  const whole = (
    <WholePage nonce={__webpack_nonce__}>
      <BrowserRouter useTransitions={false}>{page}</BrowserRouter>
    </WholePage>
  );
  if (root.hasChildNodes()) void screenLoaded.then(() => hydrateRoot(root, whole));
  else createRoot(root).render(whole);
};
