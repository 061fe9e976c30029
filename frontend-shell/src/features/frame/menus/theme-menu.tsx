import { useId } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '@wayfellow/ui';
import { ThemeChoice, useThemeLook } from './theme-choice';
import { useDisclosure } from './use-disclosure';

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
        {isOpen && <ThemeChoice />}
      </Panel>
    </Anchor>
  );
};
