import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from '@wayfellow/router';
import { Icon, radii } from '@wayfellow/ui';
import { accountParts } from './account-parts';

const List = styled('nav')(({ theme }) => ({
  '& a': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 46,
    padding: '8px 14px',
    borderRadius: radii.control,
    fontWeight: 550,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.sand },
  '& a[aria-current]': {
    fontWeight: 650,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
  // Chips that scroll horizontally, up to the edges of the page.
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    margin: '0 -20px',
    padding: '2px 20px',
    scrollbarWidth: 'none',
    '& svg': { display: 'none' },
    '& a': {
      flex: 'none',
      minHeight: 44,
      padding: '0 18px',
      fontSize: '.9375rem',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: radii.pill,
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& a[aria-current]': {
      color: theme.vars.palette.background.default,
      borderColor: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.text.primary,
    },
  },
}));

/** The navigation of Safety & account: a list, or chips on smaller screens. */
export const PartList = ({ open }: { open: string }) => {
  const list = useRef<HTMLElement>(null);
  // The open part's chip may lie beyond the edge.
  useEffect(() => {
    const chip = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const room = list.current?.getBoundingClientRect();
    if (list.current && chip && room)
      list.current.scrollLeft += chip.left + chip.width / 2 - room.left - room.width / 2;
  }, [open]);
  return (
    <List ref={list} aria-label="Safety and account">
      {accountParts.map(({ value, label, icon }) => (
        <Link key={value} to={`/account?part=${value}`} aria-current={value === open ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {label}
        </Link>
      ))}
    </List>
  );
};
