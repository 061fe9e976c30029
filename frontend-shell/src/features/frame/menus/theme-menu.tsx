import { Suspense, lazy, useId } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CardBoundary, Icon } from '@wayfellow/ui';
import { useThemeLook } from './theme-look';
import { useDisclosure } from './use-disclosure';

// Not part of the first page: loaded when it is first opened.
const ThemeChoice = lazy(async () => ({ default: (await import('./theme-choice')).ThemeChoice }));

const Anchor = styled('div')({ position: 'relative' });

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  padding: 8,
  borderRadius: 14,
  boxShadow: 'var(--float)',
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The header's button that opens the choice of theme. */
export const ThemeMenu = () => {
  const { isOpen, toggle, container } = useDisclosure<HTMLDivElement>();
  const { label, icon } = useThemeLook();
  const panelId = useId();
  return (
    <Anchor ref={container}>
      <IconButton
        aria-label={`Theme: ${label.toLowerCase()}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        color="inherit"
      >
        <Icon name={icon} />
      </IconButton>
      <Panel id={panelId} hidden={!isOpen}>
        {isOpen && (
          <CardBoundary>
            <Suspense fallback={null}>
              <ThemeChoice />
            </Suspense>
          </CardBoundary>
        )}
      </Panel>
    </Anchor>
  );
};
