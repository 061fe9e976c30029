import type { ReactNode } from 'react';

/** Colors of the small drawings: flat, like those of the posters, and the same in both themes. */
export const ink = {
  sun: '#E5573A',
  gold: '#F2B53A',
  cream: '#FFF6E6',
  sand: '#F4E3BE',
  coral: '#C4461F',
  brick: '#D6492F',
  leaf: '#3E8A5E',
  pine: '#1D5553',
  sea: '#3BA6A0',
  deep: '#2F7A70',
  plum: '#74609A',
  night: '#3A3B78',
  wood: '#5B2C23',
  dark: '#3A1630',
} as const;

/** Background colors of the drawings. */
const grounds = { apricot: '#FBE2AE', rose: '#F8D3C2', mint: '#CDE7DF', lilac: '#E6CCDD' } as const;

interface Props {
  ground: keyof typeof grounds;
  /** Color of the optional strip at the bottom. */
  floor?: string;
  children: ReactNode;
}

/** A small decorative picture of 84 x 84; the title next to it says the same. */
export const Scene = ({ ground, floor, children }: Props) => (
  <svg viewBox="0 0 84 84" width="100%" height="100%" aria-hidden="true">
    <path fill={grounds[ground]} d="M0 0h84v84H0z" />
    {children}
    {floor && <path fill={floor} d="M0 72h84v12H0z" />}
  </svg>
);

/** Head and shoulders; `x` is the center, `y` the lower edge, `size` the width of the shoulders. */
export const Person = ({ x, y, size, coat }: { x: number; y: number; size: number; coat: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
    <path fill={coat} d="M-15 0c0-14 6-20 15-20s15 6 15 20z" />
    <circle cy="-29" r="9" fill={ink.wood} />
    <path fill="#E3A87A" d="M-7-30a7 7.500 0 0 0 14 0q-7-1-9-5-1 4-5 5z" />
  </g>
);
