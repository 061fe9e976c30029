import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@wayfellow/router';

const STATUS = 'redirect_status';

/**
 * What the provider says of the payment in the address it returns to, such as 'succeeded' or 'failed'. The rest of
 * what it adds, the payment's secret among it, is taken out of the address and the browser's history.
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
