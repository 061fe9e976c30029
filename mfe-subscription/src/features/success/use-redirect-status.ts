import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@wayfellow/router';

const STATUS = 'redirect_status';

/**
 * The payment status that Stripe adds to the return URL, such as 'succeeded' or 'failed'. The other parameters it adds,
 * including the client secret, are removed from the URL and the browser's history.
 */
export const useRedirectStatus = (): string | null => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [status] = useState(() => search.get(STATUS));
  const hasMore = [...search.keys()].some((key) => key !== STATUS);
  useEffect(() => {
    if (hasMore)
      void navigate(pathname + (status ? `?${STATUS}=${encodeURIComponent(status)}` : ''), { replace: true });
  }, [hasMore, navigate, pathname, status]);
  return status;
};
