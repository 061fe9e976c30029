/** Gives webpack the page's nonce for every script it adds. Call it before the first chunk is asked for. */
export const takePageNonce = (): void => {
  __webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
};
