import { type Theme, styled } from '@mui/material/styles';
import { laneStyles, pale } from './lane-styles';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const serifOf = (theme: Theme) => theme.typography.h4.fontFamily;

const skyline = (theme: Theme) => ({
  '& .sky': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'end', height: 104 },
  '& .sky > *': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    gap: 4,
    height: '100%',
    minWidth: 0,
    whiteSpace: 'nowrap',
  },
  '& .sky b': {
    font: `600 1rem/1 ${serifOf(theme)}`,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& .sky i': {
    width: 'calc(100% - 10px)',
    borderRadius: '6px 6px 0 0',
    backgroundColor: pale(theme, theme.vars.palette.secondary.art, 22),
  },
  '& .sky .mine b': { fontSize: '1.125rem', color: theme.vars.palette.text.primary },
  '& .sky .mine i': { backgroundColor: pale(theme, theme.vars.palette.secondary.art, 62) },
  '& .sky .fullest b': { fontSize: '1.375rem', color: theme.vars.palette.secondary.text },
  '& .sky .fullest i': { backgroundColor: theme.vars.palette.secondary.art },
  // In two lines where the column is narrow.
  '& .sky .words': { fontSize: '.8125rem !important', textAlign: 'center', whiteSpace: 'normal' },
  '&[data-dense] .sky b': { fontSize: '.8125rem' },
  '&[data-dense] .sky .fullest b': { fontSize: '1.125rem' },
  // Wider than a column.
  '&[data-dense] .sky .words': hidden,
  '&[data-dense] .sky i': { width: 'calc(100% - 2px)', borderRadius: '3px 3px 0 0' },
});

const axis = (theme: Theme) => ({
  '& .axis': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .axis > *': {
    padding: '7px 0 8px',
    minWidth: 0,
    fontSize: '.8125rem',
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& .axis b': { display: 'block', fontSize: '1rem', fontWeight: 550 },
  '& .month': { display: 'none' },
  '& .axis .mine': { color: theme.vars.palette.text.primary },
  '& .axis .mine b': { fontWeight: 700 },
  '&[data-dense] .axis b': { fontSize: '.8125rem' },
});

const people = (theme: Theme) => ({
  '& .row': { display: 'contents' },
  '& .row > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .row.first > *': { borderTop: 0 },
  '& .who': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minWidth: 0,
    minHeight: 68,
    paddingRight: 18,
  },
  '& .who > div': { flex: 1, minWidth: 0 },
  '& .name': {
    font: `600 1.0625rem/1.2 ${serifOf(theme)}`,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .first .name': { color: theme.vars.palette.primary.main },
  '& .facts': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '.8125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .facts b': { fontWeight: 650, color: theme.vars.palette.text.primary },
  '& .act': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', paddingLeft: 14 },
});

/** Names and buttons above the lanes. */
const stacked = {
  '&[data-alone], &:not([data-alone])': { gridTemplateColumns: 'minmax(0,1fr)' },
  '& .headline': { padding: '0 0 8px' },
  '& .corner': hidden,
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    gridTemplateAreas: '"who act" "lane lane"',
    padding: '10px 0 6px',
  },
  '& .row > *': { borderTop: 0 },
  '& .row + .row:not(.first)': { borderTop: '1px solid var(--wf-palette-divider)' },
  '& .who': { gridArea: 'who', minHeight: 48 },
  '& .act': { gridArea: 'act' },
  '& .lane': { gridArea: 'lane', height: 40 },
  '& .bar': { top: 'calc(50% - 13px)', height: 26, lineHeight: '26px' },
  '& .bar.near': { lineHeight: '23px' },
  '& .row.first': { padding: 0 },
  // The lane says 'You' itself.
  '& .first .who, & .first .act': hidden,
} as const;

const onPhones = {
  paddingInline: 20,
  '& .sky': { height: 84 },
  '& .sky i': { width: 'calc(100% - 6px)' },
  '& .axis > *': { fontSize: '.75rem' },
  '& .axis b': { fontSize: '.9375rem' },
  // Where days are narrow, only the fullest has its number, and only Mondays their date.
  '&[data-dense] .sky > :not(.fullest) b': hidden,
  '&[data-dense] .axis [data-minor] > [aria-hidden]': { visibility: 'hidden' },
  '&[data-dense] .weekday': { display: 'none' },
  '&[data-dense] .month': { display: 'inline' },
} as const;

/** The days of a board across, people down: on wide screens names and buttons beside the lanes, on others above them. */
export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '286px minmax(0,1fr) 144px',
  padding: '0 24px',
  '&[data-alone]': { gridTemplateColumns: '286px minmax(0,1fr) 0', paddingBottom: 20 },
  '& .line': { display: 'contents' },
  // Seen above the axis, read below the days that it heads.
  '& .counts > *': { order: -1 },
  '& .headline': {
    alignSelf: 'end',
    padding: '0 18px 14px 0',
    fontSize: '.9375rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .headline > b': {
    display: 'block',
    marginBottom: 3,
    font: `600 1.25rem/1.25 ${serifOf(theme)}`,
    color: theme.vars.palette.text.primary,
  },
  '& .headline em': { fontStyle: 'normal', fontWeight: 650, color: theme.vars.palette.secondary.text },
  ...skyline(theme),
  ...axis(theme),
  ...laneStyles(theme),
  ...people(theme),
  [theme.breakpoints.down('lg')]: {
    '&:not([data-alone])': { gridTemplateColumns: '220px minmax(0,1fr) 144px' },
  },
  [theme.breakpoints.down('md')]: stacked,
  [theme.breakpoints.down('sm')]: onPhones,
}));
