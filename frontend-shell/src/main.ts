import { applyPageNonce } from '@wayfellow/federation/page-nonce';
import { preloadScreen } from './routes/screens';

applyPageNonce();
void import('./bootstrap');
void preloadScreen(window.location.pathname);
