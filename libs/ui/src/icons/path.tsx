import type { ReactNode } from 'react';

/** Lines of an icon, by their path data. */
export const path = (...lines: string[]): ReactNode => lines.map((d) => <path key={d} d={d} />);
