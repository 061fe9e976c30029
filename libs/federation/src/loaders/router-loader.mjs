/**
 * Lets the components of React Router that nobody imports be dropped: their display names, which are assignments, would keep
 * them, and no minifier knows that these functions of React have no side effects.
 * @param {string} source a module of React Router's build
 */
export default function routerLoader(source) {
  return source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}

/** The rule for webpack. */
export const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: import.meta.filename,
};
