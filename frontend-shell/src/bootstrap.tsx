import { renderPage } from '@wayfellow/federation/render-page';
import { App } from './app';
import { preloadScreen } from './screens';

renderPage(<App />, preloadScreen(window.location.pathname));
