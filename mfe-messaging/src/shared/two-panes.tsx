import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';

/** The shell's frame says how much of the window's height it occupies; standalone, it is 0. */
const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: '340px minmax(0,1fr)',
  maxWidth: 1264,
  height: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px))',
  margin: '0 auto',
});

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  // The people beside a chat have the edge of the page.
  '&:has(> * > aside)': { borderRight: 0 },
}));

const ListPane = styled(Pane)({ overflowY: 'auto' });

const Screen = styled('section')(({ theme }) => ({
  position: 'fixed',
  top: 'var(--viewport-top, 0px)',
  left: 0,
  right: 0,
  height: 'var(--viewport-height, 100dvh)',
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.default,
}));

/** Fits an element to the visual viewport, so that the composer stays above the phone's keyboard. */
const useVisualViewport = () => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      ref.current?.style.setProperty('--viewport-top', `${viewport.offsetTop}px`);
      ref.current?.style.setProperty('--viewport-height', `${viewport.height}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
  return ref;
};

/** The list next to the chat. */
export const TwoPanes = ({ list, chat }: { list: ReactNode; chat: ReactNode }) => (
  <Panes>
    <ListPane aria-label="Conversations">{list}</ListPane>
    <Pane aria-label="Chat">{chat}</Pane>
  </Panes>
);

/** The chat in full screen, for phones. */
export const FullScreen = ({ children }: { children: ReactNode }) => (
  <Screen ref={useVisualViewport()} aria-label="Chat">
    {children}
  </Screen>
);
