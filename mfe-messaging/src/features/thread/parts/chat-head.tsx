import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { Icon } from '@wayfellow/ui';

/** The bar above a conversation: whose it is, and what can be done. */
export const ChatHead = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 76,
  padding: '14px 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    minHeight: 64,
    gap: 8,
    padding: 'calc(8px + env(safe-area-inset-top)) 12px 8px 4px',
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** The name of a conversation, and a line below it. */
export const ChatNames = styled('div')({ flex: 1, minWidth: 0 });

/** Leads from a conversation back to the list, on phones. */
export const BackToList = () => (
  <IconButton component={Link} to="/messages" aria-label="Back to conversations">
    <Icon name="arrow-left" size={24} />
  </IconButton>
);
