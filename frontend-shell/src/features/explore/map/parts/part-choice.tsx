import { styled } from '@mui/material/styles';
import { radii } from '@wayfellow/ui';
import { type Part, partNames, parts } from '../drawing/frames';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  padding: '10px 4px 4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    flex: 'none',
    minHeight: 44,
    padding: '0 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.pill,
    font: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 550,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: theme.vars.palette.border.control },
  // Outside it would be cut.
  '& button:focus-visible': { outlineOffset: -3 },
  '& button[aria-pressed="true"]': {
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));

/** Which part of the world the map shows. */
export const PartChoice = ({ value, onChange }: { value: Part; onChange: (part: Part) => void }) => (
  <Row role="group" aria-label="Part of the world">
    {parts.map((part) => (
      <button key={part} type="button" aria-pressed={part === value} onClick={() => onChange(part)}>
        {partNames[part]}
      </button>
    ))}
  </Row>
);
