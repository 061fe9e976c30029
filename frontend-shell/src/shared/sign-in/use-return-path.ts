import { safeRedirect } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';

/**
 * Where the sign-in screens lead on to: `returnPath` is the path of this site that `?redirect=` names, or `fallback`;
 * `withRedirect` makes an address of the sister screen that remembers it.
 */
export const useReturnPath = (
  fallback: string,
): { returnPath: string; withRedirect: (path: string) => string } => {
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  return {
    returnPath: safeRedirect(redirect, fallback),
    withRedirect: (path) => (redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path),
  };
};
