import { CardGrid, DestinationPoster, DrawnPoster } from '@wayfellow/ui';
import { poster } from '../../samples';
import type { Story } from '../../story';

export const posters: Story = {
  id: 'posters',
  title: 'Posters',
  looks: {
    'Of a destination': <DestinationPoster name="Lisbon" imageUrl={poster} height={240} />,
    "Of a place in a traveler's own words": (
      <CardGrid columns={3}>
        {['Grandma’s village', 'Somewhere warm', 'Route 66'].map((name) => (
          <DestinationPoster key={name} name={name} height={180} />
        ))}
      </CardGrid>
    ),
    'Of no place in particular': <DrawnPoster seed="anywhere" height={180} />,
  },
};
