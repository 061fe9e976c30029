/** Read by webpack's runtime: the nonce of every script it adds to the page. */
declare let __webpack_nonce__: string;

/** Replaced by webpack: the mode of the build. */
declare const process: { env: { NODE_ENV?: string } };

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}
