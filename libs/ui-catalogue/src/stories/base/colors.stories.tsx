import Box from '@mui/material/Box';
import { radii } from '@wayfellow/ui';
import type { Story } from '../../story';

const Swatch = ({ name }: { name: string }) => (
  <Box sx={{ width: 150 }}>
    <Box sx={{ height: 56, borderRadius: radii.control, border: 1, borderColor: 'divider', bgcolor: name }} />
    <p>{name}</p>
  </Box>
);

const Swatches = ({ names }: { names: readonly string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
    {names.map((name) => (
      <Swatch key={name} name={name} />
    ))}
  </Box>
);

const tones = ['primary', 'secondary', 'success', 'warning', 'error'];

export const colors: Story = {
  id: 'colors',
  title: 'Colors and corners',
  looks: {
    Surfaces: <Swatches names={['background.default', 'background.paper', 'background.sand', 'band.main']} />,
    Text: <Swatches names={['text.primary', 'text.secondary', 'border.control', 'divider']} />,
    Tones: <Swatches names={tones.flatMap((tone) => [`${tone}.main`, `${tone}.tint`])} />,
    Corners: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {Object.entries(radii).map(([name, borderRadius]) => (
          <Box key={name} sx={{ p: 5, border: 1, borderColor: 'border.control', borderRadius }}>
            {name}
          </Box>
        ))}
      </Box>
    ),
  },
};
