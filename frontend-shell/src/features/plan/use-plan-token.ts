import { useState } from 'react';
import { useLocation } from '@wayfellow/router';

/** The token in the address of a plan's page: the whole fragment, which is sent to no server. */
export const usePlanToken = (): string => {
  const { hash } = useLocation();
  const [token] = useState(() => hash.slice(1));
  return token;
};
