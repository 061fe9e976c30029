import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** How large a poster is shown. */
export interface PosterSize {
  /** In px or as CSS; defaults to the parent's. */
  height?: number | string | Partial<Record<'xs' | 'sm' | 'md' | 'lg', number | string>>;
  sx?: SxProps<Theme>;
}

const Frame = styled(Box)(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: theme.vars.palette.background.sand,
  '& > img, & > svg': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  ...theme.applyStyles('dark', { '& > img, & > svg': { filter: 'brightness(.86) saturate(.95)' } }),
}));

/** Crops a picture to fill its parent. */
export const PosterFrame = ({ height, sx, children }: PosterSize & { children: ReactNode }) => (
  <Frame sx={[{ height }, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}>{children}</Frame>
);
