import figtree from '../../fonts/figtree-latin-wght-normal.woff2';
import fraunces from '../../fonts/fraunces-latin-opsz-normal.woff2';

/** The two font families, self-hosted. */
export const fontFaces = [
  {
    fontFamily: '"Fraunces Variable"',
    src: `url(${fraunces}) format("woff2")`,
    fontWeight: '100 900',
    fontDisplay: 'swap',
  },
  {
    fontFamily: '"Figtree Variable"',
    src: `url(${figtree}) format("woff2")`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
  },
] as const;

/** URLs of the font files. */
export const fontUrls = { fraunces, figtree } as const;
