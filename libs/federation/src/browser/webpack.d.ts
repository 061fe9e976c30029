/** Read by webpack's runtime: the nonce for every script it adds to the page. */
declare let __webpack_nonce__: string;
