// The shell's side of the federation. Reached by remote-loading alone, in a chunk of its own: a first page that shows
// no remote does without its 20 kB.
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

/** The shell's copies of what libs/federation shares; all are in use by the time a remote comes. */
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

const given = Object.keys(copies);
for (const name of Object.keys(__SHARED_PACKAGES__)) {
  // A remote would bring its own copy, and the two would not meet.
  if (!given.some((one) => one === name || (name.endsWith('/') && one.startsWith(name))))
    throw new Error(`The shell does not hand out ${name}`);
}

const shared = Object.entries(copies).map(([name, copy]) => {
  const { version, ...shareConfig } = sharingOf(name);
  return [name, { version, shareConfig, lib: () => copy }];
});

init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
