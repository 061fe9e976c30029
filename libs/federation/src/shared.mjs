import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const singleton = { singleton: true, requiredVersion: false };

// Packages with a React context or state that several frontends share, of which a page must have a single copy.
// Shared packages are not tree-shaken, so everything else is bundled by each frontend: @wayfellow/ui (35 kB less on the
// first page), @wayfellow/contracts and MUI's styles, whose theme is passed in Emotion's context. react-query is shared
// through @wayfellow/web, which re-exports the part that is used. Do not add the prefix '@mui/material/': its components
// then lose their labels.
const names = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  // Passes the theme's default props in a context of its own.
  '@mui/system/DefaultPropsProvider',
  '@wayfellow/router',
  '@wayfellow/web',
];

/** The packages shared at run time, in the format of the federation plugin in the remotes' builds. */
export const shared = Object.fromEntries(names.map((name) => [name, singleton]));

/** The same with each package's version, for the shell, which provides them. */
export const sharedWithVersions = () =>
  Object.fromEntries(names.map((name) => [name, { ...singleton, version: versionOf(name) }]));

function versionOf(name) {
  const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(name);
  const manifest = join(import.meta.dirname, '../../../node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
