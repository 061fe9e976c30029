import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fonts } from '../../theme/tokens';
import { useAllowedPicture } from './foreign-pictures';

/** Background and text color of an initial, chosen by the person's id. The same in both themes. */
const tints = [
  ['#F6D9C6', '#7A2E12'],
  ['#CFE6DF', '#0B4F4F'],
  ['#DCDDF0', '#3A3B78'],
  ['#F3E2B4', '#6B4700'],
  ['#EBD3DF', '#74284F'],
] as const;

const sizes = { xs: 32, sm: 48, md: 60, lg: 104 } as const;

interface AvatarProps {
  /** Chooses the tint. */
  id: number;
  name: string | undefined;
  src?: string | null;
  /** xs 32, sm 48 (default), md 60, lg 104 px; or a number of px. */
  size?: keyof typeof sizes | number;
  /** Adds a ring in the surface color, for an avatar over a picture. */
  ring?: boolean;
}

const Round = styled('span', { shouldForwardProp: (prop) => prop !== 'ring' })<{ ring?: boolean }>(
  ({ theme, ring }) => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    fontFamily: fonts.serif,
    fontWeight: 600,
    lineHeight: 1,
    boxShadow: ring ? `0 0 0 4px ${theme.vars.palette.background.paper}` : 'none',
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  }),
);

/**
 * A person's photo, or their initial when there is none, it fails to load, or it is on another website and the viewer loads no
 * such pictures. Hidden from screen readers, as the name is next to it.
 */
export const AvatarWithFallback = ({ id, name, src, size = 'sm', ring }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = useAllowedPicture(src);
  const side = typeof size === 'number' ? size : sizes[size];
  const [background, color] = tints[Math.abs(id) % tints.length] ?? tints[0];
  return (
    <Round
      ring={ring}
      aria-hidden="true"
      style={{
        width: side,
        height: side,
        fontSize: Math.round(side * 0.38),
        background,
        color,
      }}
    >
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={side}
          height={side}
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      ) : (
        ([...(name ?? '').trim()][0]?.toUpperCase() ?? '?')
      )}
    </Round>
  );
};
