import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Crop } from './crop';
import { type Picture, drawCrop } from './picture';

/** The sizes of avatars in px. */
const sizes = [104, 60, 32] as const;

const Row = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 16, marginTop: 12 });

/** How others see a picture: in the sizes of avatars. */
export const Previews = ({ of }: { of: (size: number) => ReactNode }) => (
  <div>
    <Typography component="h3" sx={{ fontSize: '.9375rem', fontWeight: 600 }}>
      How others see it
    </Typography>
    <Row aria-hidden="true">{sizes.map((size) => of(size))}</Row>
  </div>
);

const Round = styled('canvas')({ display: 'block', borderRadius: '50%' });

/** A crop as an avatar of some px. */
export const CropPreview = ({ picture, crop, size }: { picture: Picture; crop: Crop; size: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return <Round ref={canvas} width={size * 2} height={size * 2} style={{ width: size, height: size }} />;
};
