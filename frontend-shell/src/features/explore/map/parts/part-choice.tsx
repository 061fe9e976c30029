import Box from '@mui/material/Box';
import { FilterChips } from '@wayfellow/ui';
import { type Part, partNames, parts } from '../drawing/frames';

const options = parts.map((value) => ({ value, label: partNames[value] }));

/** Which part of the world the map shows. */
export const PartChoice = ({ value, onChange }: { value: Part; onChange: (part: Part) => void }) => (
  // On the phone the chips scroll to the edges of a container that is padded by 20 px: here those of the card.
  <Box sx={{ mx: { xs: -2, sm: 0 }, px: { xs: '20px', sm: 1 }, pt: 2.5, pb: 1 }}>
    <FilterChips options={options} value={value} onChange={onChange} ariaLabel="Part of the world" />
  </Box>
);
