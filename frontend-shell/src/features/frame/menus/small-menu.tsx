import { Suspense, lazy, useId } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CardBoundary, Icon } from '@wayfellow/ui';
import { useDisclosure } from './use-disclosure';

// Not part of the first page: loaded when it is first opened.
const MenuContent = lazy(async () => ({ default: (await import('./menu-content')).MenuContent }));

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 130px)',
  overflowY: 'auto',
  padding: '8px 20px 20px',
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: 'var(--float)',
  backgroundColor: theme.vars.palette.background.paper,
  '& li a, & li button': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 52,
    fontSize: '1.0625rem',
    fontWeight: 550,
    textDecoration: 'none',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li button': {
    width: '100%',
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& li a[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 650 },
}));

/** The hamburger button and its menu, below 900 px. */
export const SmallMenu = () => {
  const { isOpen, toggle, container } = useDisclosure<HTMLDivElement>();
  const sheetId = useId();
  return (
    <Box ref={container} sx={{ display: { md: 'none' } }}>
      <IconButton
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={toggle}
        color="inherit"
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
      </IconButton>
      <Sheet id={sheetId} hidden={!isOpen}>
        {isOpen && (
          <CardBoundary>
            <Suspense fallback={null}>
              <MenuContent />
            </Suspense>
          </CardBoundary>
        )}
      </Sheet>
    </Box>
  );
};
