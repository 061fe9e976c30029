import { createElement } from 'react';
import type { ReactElement } from 'react';

/** A shape of a poster. */
export type Piece = ReactElement;

/** A filled path. */
export const area = (d: string, fill: string, opacity?: number): Piece =>
  createElement('path', { d, fill, opacity });

export const disc = (cx: number, cy: number, r: number, fill: string): Piece =>
  createElement('circle', { cx, cy, r, fill });

/** A line with round caps. */
export const stroke = (d: string, color: string, strokeWidth: number, opacity?: number): Piece =>
  createElement('path', { d, fill: 'none', stroke: color, strokeWidth, strokeLinecap: 'round', opacity });

/** A group of shapes, optionally with an SVG transform. */
export const group = (pieces: readonly Piece[], transform?: string): Piece =>
  createElement('g', { transform }, ...pieces);

/** The random numbers of a scene. */
export interface Brush {
  /** The next number from `low` to `high`. */
  between: (low: number, high: number) => number;
  /** The next number from 0 to 1. */
  next: () => number;
}

/** Rounds to whole pixels, toward zero. */
export const px = Math.trunc;

/** A line of soft hills across the picture. */
export const hills = ({ between }: Brush, y: number, height: number, fill: string, count = 5): Piece => {
  let d = `M0 ${px(y + between(-height, height))}`;
  const width = 1200 / count;
  for (let i = 0; i < count; i++) {
    const top = px(y - between(0.3, 1) * height);
    const end = px(y + between(-0.4, 0.6) * height);
    d += `Q${px((i + 0.5) * width)} ${top} ${px((i + 1) * width)} ${end}`;
  }
  return area(`${d}V800H0z`, fill);
};
