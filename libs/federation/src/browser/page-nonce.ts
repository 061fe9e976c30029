/** Gives webpack the page's nonce for every script it adds. Must be called before the first chunk is requested. */
export const applyPageNonce = (): void => {
  __webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
};
