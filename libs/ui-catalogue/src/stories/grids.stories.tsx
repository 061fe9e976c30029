import Card from '@mui/material/Card';
import { CardBoundary, CardGrid, ShowMore } from '@wayfellow/ui';
import { useState } from 'react';
import type { Story } from '../story';

const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} component="li" tabIndex={-1} sx={{ p: 5 }}>
      Card {index + 1}
    </Card>
  ));

const Growing = () => {
  const [count, setCount] = useState(3);
  const list = {
    items: cardsOf(count),
    isMore: count < 9,
    isLoadingMore: false,
    isMoreFailed: false,
    loadMore: () => setCount(count + 3),
  };
  return (
    <ShowMore label="Show more cards" list={list}>
      <CardGrid columns={3} component="ul" aria-label="Growing list">
        {list.items}
      </CardGrid>
    </ShowMore>
  );
};

const Broken = (): never => {
  throw new Error('A card of the catalogue that throws on purpose');
};

export const grids: Story = {
  id: 'grids',
  title: 'Grids',
  looks: {
    Four: (
      <CardGrid component="ul" aria-label="Four">
        {cardsOf(4)}
      </CardGrid>
    ),
    'A rail on the phone': (
      <CardGrid columns={3} scrollsOnPhones component="ul" aria-label="Rail">
        {cardsOf(3)}
      </CardGrid>
    ),
    'Show more': <Growing />,
    'A card that throws is missing': (
      <p>
        Before it,
        <CardBoundary>
          <Broken />
        </CardBoundary>{' '}
        after it.
      </p>
    ),
  },
};
