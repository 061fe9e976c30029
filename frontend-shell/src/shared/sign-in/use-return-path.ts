import { safeRedirect } from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';

/**
 * Where the sign-in screens redirect to: `returnPath` is the local path in `?redirect=`, or `fallback`; `withRedirect`
 * adds the redirect target to the path of the other screen.
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
