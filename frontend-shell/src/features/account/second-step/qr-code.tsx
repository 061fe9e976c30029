import { styled } from '@mui/material/styles';
import { encode } from 'uqr';
import { radii } from '@wayfellow/ui';

/** Dark on light in both color schemes, since many cameras cannot read inverted codes. */
const Square = styled('svg')(({ theme }) => ({
  width: 168,
  height: 168,
  padding: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  fill: theme.vars.palette.common.black,
  backgroundColor: theme.vars.palette.common.white,
}));

/** The dark modules of all rows as an SVG path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A text as a QR code. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { border: 0 });
  return (
    <Square viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </Square>
  );
};
