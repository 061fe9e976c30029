import type { ReactNode } from 'react';

export const Frame = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);
