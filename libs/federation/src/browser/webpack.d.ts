/** Read by webpack's runtime: the nonce of every script it adds to the page. */
declare let __webpack_nonce__: string;
