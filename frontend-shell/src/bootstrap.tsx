import { renderPage } from '@wayfellow/federation/render-page';
import { App } from './routes/app';
import { preloadScreen } from './routes/screens';
import { watchInstallOffers } from './shared/install/install';

watchInstallOffers();
renderPage(<App />, preloadScreen(window.location.pathname));
