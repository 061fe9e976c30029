import { Suspense, lazy, useId } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CardBoundary, Icon } from '@wayfellow/ui';
import { useDisclosure } from './use-disclosure';

// Not part of the first page: loaded when it is first opened.
const MenuContent = lazy(async () => ({ default: (await import('./menu-content')).MenuContent }));

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
      <div id={sheetId} hidden={!isOpen}>
        {isOpen && (
          <CardBoundary>
            <Suspense fallback={null}>
              <MenuContent />
            </Suspense>
          </CardBoundary>
        )}
      </div>
    </Box>
  );
};
