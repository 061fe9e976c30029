import { preloadScreen } from './screens';

// The nonce must stand before the first chunk is asked for; everything else comes in chunks of its own.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

void import('./bootstrap');
preloadScreen(window.location.pathname);
