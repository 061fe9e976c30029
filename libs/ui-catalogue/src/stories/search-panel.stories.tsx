import { SearchPanel } from '@wayfellow/ui';
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
