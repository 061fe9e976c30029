import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DrawingName, EmptyDrawing, EmptyState, drawingNames } from '@wayfellow/ui';
import type { Story } from '../story';

const Drawing = ({ name }: { name: DrawingName }) => (
  <Box component="figure">
    <EmptyDrawing name={name} />
    <figcaption>{name}</figcaption>
  </Box>
);

export const emptyStates: Story = {
  id: 'empty-states',
  title: 'Empty states',
  looks: {
    'With an action': (
      <EmptyState
        component="h3"
        drawing="tent"
        title="No trips yet"
        text="Add your first trip to find travelers who will be there."
        action={<Button variant="contained">Add Trip</Button>}
      />
    ),
    'Without an action': (
      <EmptyState component="h3" drawing="lens" title="Nobody found" text="Try other dates." />
    ),
    Drawings: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
        {drawingNames.map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </Box>
    ),
  },
};
