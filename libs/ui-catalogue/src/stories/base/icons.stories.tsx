import Box from '@mui/material/Box';
import { ChipRow, Icon, type IconName, Logo, iconNames } from '@wayfellow/ui';
import type { Story } from '../../story';

const Labeled = ({ name }: { name: IconName }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, width: 120, py: 3 }}>
    <Icon name={name} size={24} />
    <span>{name}</span>
  </Box>
);

export const icons: Story = {
  id: 'icons',
  title: 'Icons and logo',
  looks: {
    Logo: <Logo />,
    Icons: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {iconNames.map((name) => (
          <Labeled key={name} name={name} />
        ))}
      </Box>
    ),
    'Sizes, filled, tinted, with a title': (
      <ChipRow>
        <Icon name="star" size={16} />
        <Icon name="star" />
        <Icon name="star" size={24} />
        <Icon name="star" size={24} filled />
        <Icon name="explore" size={24} tinted />
        <Icon name="check" title="Read" />
      </ChipRow>
    ),
  },
};
