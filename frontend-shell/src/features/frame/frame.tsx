import { type ReactNode, Suspense, lazy, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { matchPath, useLocation } from '@wayfellow/router';
import { CardBoundary } from '@wayfellow/ui';
import { useKeptSince } from '@wayfellow/web';
import { BottomBar } from './nav/bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { ToastOutlet } from './toast-outlet';
import { useRouteFocus } from './use-route-focus';
import { useBrowserColor } from './use-browser-color';
import { useIdlePreload } from './use-idle-preload';
import { useSessionEnd } from './use-session-end';
import { useWorker } from './use-worker';

const KeptBand = lazy(async () => ({ default: (await import('./kept-band')).KeptBand }));

/** A chat fills a phone's screen. */
const bare = ['/messages/:id', '/messages/g/:id'];
const withoutFooter = ['/messages/*', '/login', '/auth', '/register', '/forgot', '/account/:link'];

/**
 * `--frame-top` and `--frame-bottom` tell full-height screens how much of the window the frame occupies; toasts stay above it,
 * and above where a chat is written in.
 * On phones, an open chat hides the frame; the page of a shared plan has none.
 */
const Layout = styled('div', { shouldForwardProp: (prop) => prop !== 'isBare' && prop !== 'hasBand' })<{
  isBare: boolean;
  hasBand: boolean;
}>(({ theme, isBare, hasBand }) => ({
  '--band': hasBand ? '44px' : '0px',
  '--frame-top': 'calc(73px + var(--band))',
  '--frame-bottom': '0px',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: 'var(--frame-bottom)',
  '& > main': { flex: 1 },
  '& > main:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: {
    '--frame-bottom': isBare ? '0px' : 'calc(65px + env(safe-area-inset-bottom))',
    '--toasts': isBare ? '84px' : '12px',
    ...(isBare && { '& > .bottom-bar': { display: 'none' } }),
  },
  [theme.breakpoints.down('sm')]: {
    '--frame-top': isBare ? '0px' : 'calc(61px + var(--band))',
    ...(isBare && { '& > .header, & > .band': { display: 'none' } }),
  },
}));

/** Everything around a screen: skip link, header, footer, bottom bar and toasts. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  useBrowserColor();
  useIdlePreload();
  useSessionEnd();
  useWorker();
  const since = useKeptSince();
  const isPlan = matchPath('/plan', pathname) !== null;
  const isFooterless = isPlan || withoutFooter.some((path) => matchPath(path, pathname));
  return (
    <Layout isBare={isPlan || bare.some((path) => matchPath(path, pathname))} hasBand={since !== undefined}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {!isPlan && (
        <CardBoundary>
          <Header className="header" />
        </CardBoundary>
      )}
      {since !== undefined && (
        <CardBoundary>
          <Suspense fallback={null}>
            <KeptBand since={since} />
          </Suspense>
        </CardBoundary>
      )}
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {!isFooterless && <Footer />}
      {!isPlan && (
        <CardBoundary>
          <BottomBar className="bottom-bar" />
        </CardBoundary>
      )}
      <ToastOutlet />
    </Layout>
  );
};
