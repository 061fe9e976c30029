import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const singleton = { singleton: true, requiredVersion: false };

// One copy of each in a page, whichever frontend brings it: what holds a React context or state that two frontends meet in.
// What is shared comes whole, so what holds neither is left to each frontend's tree-shaking: @wayfellow/ui (35 kB less
// on the first page), @wayfellow/contracts and MUI's styles, whose theme travels in Emotion's context. The one cache of
// react-query travels in @wayfellow/web, which gives of it what is used. Never the prefix '@mui/material/': its parts
// then lose their labels.
const names = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  // The theme's default props travel in a context of their own.
  '@mui/system/DefaultPropsProvider',
  '@wayfellow/router',
  '@wayfellow/web',
];

/** What the shell and its remotes share at run time: as the remotes' builds take it. */
export const shared = Object.fromEntries(names.map((name) => [name, singleton]));

/** The same with each package's version, as the shell hands them out. */
export const sharedWithVersions = () =>
  Object.fromEntries(names.map((name) => [name, { ...singleton, version: versionOf(name) }]));

function versionOf(name) {
  const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(name);
  const manifest = join(import.meta.dirname, '../../../node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
