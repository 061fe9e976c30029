import { useLocation } from '@wayfellow/router';

/** The token in the address of a plan's page: the whole fragment, which is sent to no server. */
export const usePlanToken = (): string => {
  const { hash } = useLocation();
  return hash.slice(1);
};
