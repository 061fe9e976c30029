import Typography from '@mui/material/Typography';
import type { Story } from '../../story';

const variants = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'lead',
  'subtitle1',
  'body1',
  'body2',
  'caption',
] as const;

export const typography: Story = {
  id: 'typography',
  title: 'Typography',
  looks: Object.fromEntries(
    variants.map((variant) => [
      variant,
      <Typography key={variant} variant={variant} component="p">
        Find companions for the road
      </Typography>,
    ]),
  ),
};
