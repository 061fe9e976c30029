import { styled } from '@mui/material/styles';
import { shapes } from './shapes';
import type { IconName } from './shapes';

interface IconProps {
  name: IconName;
  /** Size in px: 20 in text, 16 next to small text, 24 alone. */
  size?: number;
  /** Accessible name, for an icon without text. Without it the icon is hidden from screen readers. */
  title?: string;
  /** Filled with its color, such as the Premium star. */
  filled?: boolean;
  /** Filled with a tint, such as the current item of the bottom bar. */
  tinted?: boolean;
  className?: string;
}

const Drawing = styled('svg', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'line' | 'filled' | 'tinted';
}>(({ theme }) => ({
  flex: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  variants: [
    { props: { tone: 'filled' }, style: { fill: 'currentColor' } },
    { props: { tone: 'tinted' }, style: { '& .on': { fill: theme.vars.palette.primary.tint } } },
  ],
}));

/** An icon, in the color of the surrounding text. */
export const Icon = ({ name, size = 20, title, filled, tinted, className }: IconProps) => (
  <Drawing
    viewBox="0 0 24 24"
    width={size}
    height={size}
    className={className}
    tone={filled ? 'filled' : tinted ? 'tinted' : 'line'}
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    {shapes[name]}
  </Drawing>
);
