import { renderPage } from '@wayfellow/federation/render-page';
import { App } from './routes/app';
import { preloadScreen } from './routes/screens';

renderPage(<App />, preloadScreen(window.location.pathname));
