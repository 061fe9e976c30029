import { styled } from '@mui/material/styles';
import { radii } from '@wayfellow/ui';

const STUB = 104;
const STUB_ON_PHONE = 80;
const NOTCH = 16;

/** A ticket with a stub: the shape in which a meetup is listed. */
export const TicketShape = styled('article')(({ theme }) => {
  const { palette } = theme.vars;
  const notch = {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: STUB - NOTCH / 2,
    width: NOTCH,
    height: 9,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.default,
  } as const;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${STUB}px minmax(0,1fr)`,
    height: '100%',
    border: `1px solid ${palette.divider}`,
    borderRadius: radii.card,
    backgroundColor: palette.background.paper,
    '&::before': { ...notch, top: -1, borderTop: 0, borderRadius: '0 0 9px 9px' },
    '&::after': { ...notch, bottom: -1, borderBottom: 0, borderRadius: '9px 9px 0 0' },
    '& .stub': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: 2,
      padding: '16px 8px',
      borderRight: `2px dotted ${palette.border.control}`,
      fontSize: '.8125rem',
      fontWeight: 600,
      color: palette.text.secondary,
    },
    '& .stub b': { font: `560 2.6rem/1 ${theme.typography.h1.fontFamily}`, color: palette.secondary.art },
    '& .stub .time': { fontSize: '.9375rem', fontWeight: 700, color: palette.text.primary },
    '&[data-off] .stub b': { color: palette.text.secondary },
    '& .body': {
      display: 'flex',
      flexDirection: 'column',
      gap: 8,
      minWidth: 0,
      padding: '16px 18px 14px 22px',
      overflowWrap: 'anywhere',
    },
    '& h3': { fontSize: '1.3125rem' },
    '& h3 a': { color: 'inherit', textDecoration: 'none', paddingBlock: 4 },
    '& h3 a:hover': { textDecoration: 'underline' },
    '&[data-off] h3 a': { textDecoration: 'line-through' },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 16px',
      fontSize: '.9rem',
      color: palette.text.secondary,
    },
    '& .facts > span': { display: 'inline-flex', gap: 6, alignItems: 'center', minWidth: 0 },
    '& .facts svg': { color: palette.primary.main },
    '& .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 12,
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 56,
      marginTop: 'auto',
      paddingTop: 10,
      borderTop: `1px dashed ${palette.divider}`,
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: `${STUB_ON_PHONE}px minmax(0,1fr)`,
      '&::before, &::after': { left: STUB_ON_PHONE - NOTCH / 2 },
      '& .stub b': { fontSize: '2.2rem' },
      '& .body': { padding: '14px 14px 12px 16px' },
      // Places and button beside each other, as long as the longest button leaves room.
      '& .foot': { gap: '8px 6px' },
      '& .foot > .facts': { flexWrap: 'nowrap', gap: 8, whiteSpace: 'nowrap' },
    },
  };
});

/** Tickets in two columns, or one where there is no room. */
export const TicketList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));
