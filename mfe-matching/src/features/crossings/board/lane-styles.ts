import type { Theme } from '@mui/material/styles';

/** A color mixed into the surface, so that it stays opaque over the viewer's days. */
export const pale = (theme: Theme, color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, ${theme.vars.palette.background.paper})`;

/** Left and width of what lies `--at` days from the first of `--days` and is `--span` days wide, without a gap of 3 px. */
const placed = {
  left: 'calc(var(--at) * 100% / var(--days) + 3px)',
  width: 'calc(var(--span) * 100% / var(--days) - 6px)',
} as const;

/** The bars of lanes and legend, by class: `you`, `own` (the other days of a traveler), `both`, `near`. */
export const barStyles = (theme: Theme) => {
  const { primary, secondary } = theme.vars.palette;
  return {
    '& .you': { backgroundColor: primary.main, color: primary.contrastText },
    '& .own': { backgroundColor: pale(theme, secondary.art, 20) },
    '& .both': { backgroundColor: secondary.main, color: secondary.contrastText },
    '& .near': {
      border: `1.5px solid ${secondary.art}`,
      background: `repeating-linear-gradient(135deg, ${pale(theme, secondary.art, 26)} 0 6px, ${secondary.tint} 6px 12px)`,
      color: secondary.text,
    },
  };
};

/** The lanes of a board, with the viewer's days as a tinted column through all of them. */
export const laneStyles = (theme: Theme) => ({
  '& .lane': { position: 'relative', height: 68 },
  '& .lane::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 'calc(var(--mine) * 100% / var(--days))',
    width: 'calc(var(--mine-span) * 100% / var(--days))',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.tint} 62%, transparent)`,
    borderInline: `1px dashed color-mix(in srgb, ${theme.vars.palette.primary.main} 45%, transparent)`,
  },
  '& .bar': {
    ...placed,
    position: 'absolute',
    top: 'calc(50% - 15px)',
    height: 30,
    // Its label is as long as there is room for.
    containerType: 'inline-size',
    overflow: 'hidden',
    borderRadius: 8,
    fontSize: '.8125rem',
    fontWeight: 650,
    lineHeight: '30px',
    whiteSpace: 'nowrap',
  },
  '& .bar.near': { lineHeight: '27px' },
  '& .bar.both': { borderRadius: 5 },
  '& .bar[data-cut~=start]': {
    left: 0,
    width: 'calc((var(--at) + var(--span)) * 100% / var(--days) - 3px)',
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
  },
  '& .bar[data-cut~=end]': {
    width: 'calc(var(--span) * 100% / var(--days) - 3px)',
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
  },
  '& .bar[data-cut="start end"]': { width: '100%' },
  '& .bar > span': { display: 'block', padding: '0 10px', overflow: 'hidden', textOverflow: 'ellipsis' },
  '@container (max-width: 64px)': {
    '& .bar > span': { padding: '0 4px', textAlign: 'center' },
    '& .bar .more': { display: 'none' },
  },
  ...barStyles(theme),
});
