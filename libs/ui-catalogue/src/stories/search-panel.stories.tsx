import { PlaceDatesPanel, SearchPanel } from '@wayfellow/ui';
import { nothing } from '../samples';
import type { Story } from '../story';

export const searchPanel: Story = {
  id: 'search-panel',
  title: 'Search panel',
  looks: { Empty: <SearchPanel onSearch={nothing} /> },
};

// A page has one search.
export const slimSearchPanel: Story = {
  id: 'slim-search-panel',
  title: 'Search panel above results',
  looks: {
    'Filled in': (
      <SearchPanel
        slim
        onSearch={nothing}
        initial={{ destination: 'Lisbon', startDate: '2027-03-24', endDate: '2027-04-07', interest: 'food' }}
      />
    ),
  },
};

export const placeDatesPanel: Story = {
  id: 'place-dates-panel',
  title: 'Place and dates',
  looks: {
    'Filled in': (
      <PlaceDatesPanel
        initial={{ destination: 'Lisbon', startDate: '2027-03-24', endDate: '2027-04-07' }}
        places={['Lisbon', 'Porto']}
        submitLabel="Count travelers"
        onSubmit={nothing}
      />
    ),
    'With a problem': (
      <PlaceDatesPanel
        initial={{ destination: '', startDate: '', endDate: '' }}
        places={[]}
        submitLabel="Count them"
        problem={{ text: 'Please enter a destination', isPlace: true }}
        onSubmit={nothing}
      />
    ),
  },
};
