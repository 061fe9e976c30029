import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from '@wayfellow/router';
import { radii } from '@wayfellow/ui';
import { GridIcon, MapIcon } from './map/parts/view-icons';

const Row = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 18px',
    border: 0,
    borderRadius: radii.pill,
    background: 'none',
    font: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 550,
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));

const subscribe = () => () => undefined;

/** Whether the address asks for the map. The prerendered page has the grid, with which the first rendering must agree: then `isReady`. */
export const useIsMap = () => {
  const [params, setParams] = useSearchParams();
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const setIsMap = (isMap: boolean) => {
    const next = new URLSearchParams(params);
    for (const name of ['view', 'month', 'part', 'as']) next.delete(name);
    if (isMap) next.set('view', 'map');
    setParams(next, { replace: true });
  };
  return { isMap: params.get('view') === 'map', isReady, setIsMap };
};

interface Props {
  isMap: boolean;
  onChange: (isMap: boolean) => void;
}

/** Shows the destinations as a grid of cards, or on the map. */
export const ViewToggle = ({ isMap, onChange }: Props) => (
  <Row role="group" aria-label="Show as">
    <button type="button" aria-pressed={!isMap} onClick={() => onChange(false)}>
      <GridIcon /> Grid
    </button>
    <button type="button" aria-pressed={isMap} onClick={() => onChange(true)}>
      <MapIcon /> Map
    </button>
  </Row>
);
