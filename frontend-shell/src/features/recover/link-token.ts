import { useState } from 'react';
import { useLocation } from '@wayfellow/router';

/** The token of the link that led here. It stands in the fragment, which no server and no Referer header sees. */
export const useLinkToken = (): string => {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('t') ?? '');
  return token;
};
