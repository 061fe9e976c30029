import type { PosterPalette } from './palettes';
import { area, hills, px, stroke } from './strokes';
import type { Brush, Piece } from './strokes';

interface Range {
  y: number;
  height: number;
  count: number;
  fill: string;
  /** Colours of the snow and of the shaded right face; bare without. */
  snow?: { light: string; shade: string };
}

const snowCap = (x: number, y: number, size: number, light: string) =>
  area(
    `M${x} ${y}l${px(size * 0.55)} ${px(size * 0.9)}-${px(size * 0.3)} ${px(-size * 0.12)}-${px(size * 0.22)} ${px(size * 0.3)}-${px(size * 0.3)} ${px(-size * 0.3)}-${px(size * 0.25)} ${px(size * 0.18)}z`,
    light,
  );

const peaks = ({ between }: Brush, { y, height, count, fill, snow }: Range): Piece[] => {
  let outline = `M0 ${y}`;
  const faces: Piece[] = [];
  const width = 1200 / count;
  for (let i = 0; i < count; i++) {
    const x = px((i + between(0.35, 0.65)) * width);
    const rise = between(0.45, 1) * height;
    const top = px(y - rise);
    const endX = px((i + 1) * width);
    const endY = px(y - between(0, 0.25) * height);
    outline += `L${x} ${top}L${endX} ${endY}`;
    if (!snow) continue;
    faces.push(
      area(
        `M${x} ${top}L${endX} ${endY}L${px(x + width * 0.06)} ${y + 40}L${px(x - width * 0.05)} ${px(top + rise * 0.45)}z`,
        snow.shade,
      ),
      snowCap(x, top, rise * 0.28, snow.light),
    );
  }
  return [area(`${outline}V800H0z`, fill), ...faces];
};

const fir = (x: number, y: number, height: number) => {
  const part = (share: number) => px(height * share);
  return `M${px(x)} ${px(y - height)}l${part(0.2)} ${part(0.38)}h-${part(0.08)}l${part(0.15)} ${part(0.3)}h-${part(0.1)}l${part(0.17)} ${part(0.34)}h-${part(0.68)}l${part(0.17)}-${part(0.34)}h-${part(0.1)}l${part(0.15)}-${part(0.3)}h-${part(0.08)}z`;
};

const firs = ({ between }: Brush) => {
  let d = '';
  for (let i = 0; i < 7; i++) d += fir(between(10, 330), 770 + between(-6, 20), between(90, 200));
  for (let i = 0; i < 7; i++) d += fir(between(880, 1190), 770 + between(-6, 20), between(90, 190));
  return d;
};

/** Five far peaks, three near ones with snow, a lake, fourteen firs in the lower corners. */
export const mountains = (brush: Brush, colours: PosterPalette): Piece[] => {
  const { between } = brush;
  const { far, mid, near, front, water, light } = colours;
  const land = [
    ...peaks(brush, { y: 540, height: 230, count: 5, fill: far }),
    ...peaks(brush, { y: 600, height: 330, count: 3, fill: mid, snow: { light, shade: near } }),
    hills(brush, 620, 60, near, 4),
  ];
  let glints = '';
  for (let i = 0; i < 6; i++) {
    glints += `M${px(between(20, 1000))} ${px(between(690, 740))}h${px(between(80, 220))}`;
  }
  return [
    ...land,
    area('M0 690q300-60 600-30t600-30v170H0z', water),
    stroke(glints, light, 5, 0.6),
    area('M0 760q160-50 330-20t360 20 510-40v80H0z', front),
    area(firs(brush), front),
  ];
};
