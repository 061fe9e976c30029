import { ChipRow, CountTabs, FilterChip, FilterChips, Icon, InterestChip, TabRow, Tag } from '@wayfellow/ui';
import { useState } from 'react';
import type { Story } from '../story';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'food', label: 'Food', icon: 'food' },
  { value: 'safety', label: 'Safety', icon: 'safety' },
  { value: 'nightlife', label: 'Nightlife', icon: 'nightlife' },
  { value: 'culture', label: 'Culture', icon: 'culture' },
] as const;

const Filters = () => {
  const [value, setValue] = useState<(typeof filters)[number]['value']>('all');
  return <FilterChips options={filters} value={value} onChange={setValue} ariaLabel="Category" />;
};

const tabs = [
  { value: 'suggested', label: 'Suggested', count: '20+' },
  { value: 'requests', label: 'Requests', count: 3 },
  { value: 'matched', label: 'Matched' },
] as const;

const Tabs = () => {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('suggested');
  return <CountTabs tabs={tabs} value={value} onChange={setValue} ariaLabel="Matches" />;
};

export const chips: Story = {
  id: 'chips',
  title: 'Chips and tabs',
  looks: {
    Interests: (
      <ChipRow>
        <InterestChip label="Hiking" />
        <InterestChip label="Food" shared />
        <InterestChip label="Lisbon" icon="pin" />
      </ChipRow>
    ),
    Tags: (
      <ChipRow>
        <Tag>Waiting</Tag>
        <Tag tone="primary">You are going</Tag>
        <Tag tone="secondary">Host</Tag>
        <Tag tone="success">
          <Icon name="check" size={16} />
          Confirmed
        </Tag>
        <Tag tone="warning">Not confirmed</Tag>
        <Tag tone="error">Changed afterwards</Tag>
      </ChipRow>
    ),
    Filters: <Filters />,
    'A filter that opens a menu': (
      <ChipRow>
        <FilterChip type="button" aria-haspopup="menu" aria-expanded={false}>
          Nearby <Icon name="chevron-down" size={16} />
        </FilterChip>
        <FilterChip type="button" aria-haspopup="menu" aria-expanded={false} data-on="">
          Nearby, 50 km <Icon name="chevron-down" size={16} />
        </FilterChip>
      </ChipRow>
    ),
    'Tabs with counts': <Tabs />,
    'Tabs and a link': (
      <TabRow>
        <Tabs />
        <a href="#days">
          <Icon name="calendar" />
          <span className="words">Day by day</span>
        </a>
      </TabRow>
    ),
  },
};
