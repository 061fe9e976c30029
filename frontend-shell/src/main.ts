import { takePageNonce } from '@wayfellow/federation/page-nonce';
import { preloadScreen } from './routes/screens';

takePageNonce();
void import('./bootstrap');
void preloadScreen(window.location.pathname);
