import figtree from '../../fonts/figtree-latin-wght-normal.woff2';
import fraunces from '../../fonts/fraunces-latin-opsz-normal.woff2';

interface Metrics {
  /** Height above and depth below the baseline, as parts of the font's size. */
  ascent: number;
  descent: number;
  /** Mean width of a letter in English text at the weight and size that the font is mostly used in, likewise. */
  letter: number;
}

const metrics = {
  fraunces: { ascent: 0.978, descent: 0.255, letter: 0.4595 },
  figtree: { ascent: 0.95, descent: 0.25, letter: 0.4478 },
} satisfies Record<string, Metrics>;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * A font of the visitor's device, scaled to take as much room as one of ours: what was laid out in it does not move when
 * ours arrives.
 *
 * @param letter the mean width of a letter in the device's font, as a part of its size
 */
const standIn = (fontFamily: string, ours: Metrics, letter: number, names: string[]) => {
  const scale = ours.letter / letter;
  return {
    fontFamily: `"${fontFamily}"`,
    src: names.map((name) => `local("${name}")`).join(','),
    sizeAdjust: percent(scale),
    ascentOverride: percent(ours.ascent / scale),
    descentOverride: percent(ours.descent / scale),
    lineGapOverride: '0%',
  };
};

/** The two font families, self-hosted, and the fonts that stand in for them until they are there. */
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
  standIn('Fraunces as Georgia', metrics.fraunces, 0.444, ['Georgia']),
  standIn('Fraunces as Times', metrics.fraunces, 0.3987, ['Times New Roman', 'Liberation Serif']),
  standIn('Fraunces as Noto Serif', metrics.fraunces, 0.5, ['Noto Serif']),
  standIn('Fraunces as DejaVu Serif', metrics.fraunces, 0.5, ['DejaVu Serif']),
  standIn('Figtree as Arial', metrics.figtree, 0.4398, ['Arial', 'Liberation Sans', 'Roboto']),
  standIn('Figtree as DejaVu Sans', metrics.figtree, 0.5057, ['DejaVu Sans']),
] as const;

/** URLs of the font files. */
export const fontUrls = { fraunces, figtree } as const;
