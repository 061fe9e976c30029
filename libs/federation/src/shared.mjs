const singleton = { singleton: true, requiredVersion: false };

// One copy of each in a page, whoever brings it: what holds a React context or state that two frontends meet in.
// What is shared comes whole, so what holds neither is left to each frontend's tree-shaking: @wayfellow/ui (35 kB less
// on the first page) and MUI's styles, whose theme travels in Emotion's context. Never the prefix '@mui/material/':
// its parts then lose their labels.
const names = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  // The theme's default props travel in a context of their own.
  '@mui/system/DefaultPropsProvider',
  '@wayfellow/contracts',
  '@wayfellow/router',
  '@wayfellow/web',
];

/** What the shell and its remotes share at run time. */
export const shared = Object.fromEntries(names.map((name) => [name, singleton]));
