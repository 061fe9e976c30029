const singleton = { singleton: true, requiredVersion: false };

// One copy of each in a page, whoever brings it. Never the prefix '@mui/material/': its parts then lose their labels.
const names = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/material/styles',
  '@wayfellow/contracts',
  '@wayfellow/router',
  '@wayfellow/ui',
  '@wayfellow/web',
];

/** What the shell and its remotes share at run time. */
export const shared = Object.fromEntries(names.map((name) => [name, singleton]));
