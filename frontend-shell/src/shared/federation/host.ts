// The shell's side of the federation. Imported only through remote-loading, as a separate chunk: pages without a remote
// do not load its 20 kB.
import * as emotionCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import { init } from '@module-federation/enhanced/runtime';
import * as defaultProps from '@mui/system/DefaultPropsProvider';
import * as router from '@wayfellow/router';
import * as web from '@wayfellow/web';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

export { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The shell's copies of the packages that libs/federation shares; all are in use before a remote loads. */
const copies: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@emotion/cache': emotionCache,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@mui/system/DefaultPropsProvider': defaultProps,
  '@wayfellow/router': router,
  '@wayfellow/web': web,
};

const sharingOf = (name: string) => {
  const sharing = __SHARED_PACKAGES__[name] ?? __SHARED_PACKAGES__[`${name.split('/')[0]}/`];
  if (!sharing) throw new Error(`libs/federation does not share ${name}`);
  return sharing;
};

const provided = Object.keys(copies);
for (const name of Object.keys(__SHARED_PACKAGES__)) {
  // The remote would load its own copy, which would not share state with the shell's.
  if (!provided.some((one) => one === name || (name.endsWith('/') && one.startsWith(name))))
    throw new Error(`The shell does not provide ${name}`);
}

const shared = Object.entries(copies).map(([name, copy]) => {
  const { version, ...shareConfig } = sharingOf(name);
  return [name, { version, shareConfig, lib: () => copy }];
});

init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
