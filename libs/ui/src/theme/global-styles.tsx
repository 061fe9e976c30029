import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { fontFaces } from './font-faces';
import { darkScene, lightScene } from './tokens';

const styles = [
  ...fontFaces.map((face) => ({ '@font-face': face })),
  { ':root': lightScene, ':root[data-theme="dark"]': darkScene },
  {
    // Keeps elements scrolled into view, especially by focus, clear of the header and the bottom bar.
    html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlock: '84px' },
    body: { minHeight: '100vh', overflowX: 'hidden', overflowWrap: 'break-word' },
    'h1,h2,h3,h4,p,dl,dd,ul,ol,figure,blockquote': { margin: 0, padding: 0 },
    'ul,ol': { listStyle: 'none' },
    a: { color: 'inherit' },
    svg: { display: 'block' },
    // Stronger than one class: in documents that the server rendered the components' style sheets come later.
    'body :focus-visible': { outline: '3px solid var(--wf-palette-primary-main)', outlineOffset: 2 },
    ':is(input,textarea,select,[tabindex="-1"]):focus-visible': { outline: 'none' },
    '.vh': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '.skip': { position: 'absolute', left: -999, zIndex: 2000 },
    '.skip:focus': {
      left: 16,
      top: 12,
      padding: '10px 16px',
      borderRadius: 10,
      background: 'var(--wf-palette-text-primary)',
      color: 'var(--wf-palette-background-default)',
    },
    '.num': { fontVariantNumeric: 'tabular-nums' },
    '@media (prefers-reduced-motion: reduce)': {
      '*,*::before,*::after': { animation: 'none !important', transition: 'none !important' },
      html: { scrollBehavior: 'auto !important' },
    },
  },
];

/** Global styles: fonts, visually hidden text (`.vh`), skip link (`.skip`), focus ring, reduced motion. */
export const GlobalStyles = () => <MuiGlobalStyles styles={styles as never} />;
