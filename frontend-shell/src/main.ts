import { takePageNonce } from '@wayfellow/federation/page-nonce';
import { preloadScreen } from './screens';

takePageNonce();
void import('./bootstrap');
void preloadScreen(window.location.pathname);
