import { renderPage } from '@wayfellow/federation/render-page';
import { App } from './app';

renderPage(<App />);
