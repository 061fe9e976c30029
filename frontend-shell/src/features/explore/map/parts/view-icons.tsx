import type { ReactNode } from 'react';

/** In the stroke of the other icons; those are on every page, these are here alone. */
const drawn = (shape: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width={16}
    height={16}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shape}
  </svg>
);

/** Four squares. */
export const GridIcon = () =>
  drawn(
    [4, 13.5].map((x) =>
      [4, 13.5].map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="6.5" height="6.5" rx="1.8" />),
    ),
  );

/** A folded map. */
export const MapIcon = () =>
  drawn(<path d="m3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13" />);

/** A table with a head. */
export const TableIcon = () =>
  drawn(
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
      <path d="M3.5 10h17M3.5 14.5h17M10 10v9" />
    </>,
  );
