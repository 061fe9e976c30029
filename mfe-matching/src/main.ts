// The nonce must stand before the first chunk is asked for; everything else comes behind the shared packages.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

void import('./bootstrap');
