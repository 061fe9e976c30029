import { useState } from 'react';
import { useLocation } from '@wayfellow/router';

/** The token of the email link. It is in the URL fragment, which is sent to no server and in no Referer header. */
export const useLinkToken = (): string => {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('t') ?? '');
  return token;
};
