import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@wayfellow/router';

const STATUS = 'redirect_status';

interface Redirect {
  /** Such as 'succeeded' or 'failed'; null where none was added. */
  status: string | null;
  /** Whether the URL is of a payment, and not a bookmark or an old link. */
  isOfPayment: boolean;
}

/**
 * What Stripe adds to the return URL. All but the status, including the client secret, is removed from the URL and the
 * browser's history.
 */
export const useRedirectStatus = (): Redirect => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [redirect] = useState(() => ({
    status: search.get(STATUS),
    isOfPayment: search.has(STATUS) || search.has('payment_intent'),
  }));
  const { status } = redirect;
  const hasMore = [...search.keys()].some((key) => key !== STATUS);
  useEffect(() => {
    if (hasMore)
      void navigate(pathname + (status ? `?${STATUS}=${encodeURIComponent(status)}` : ''), { replace: true });
  }, [hasMore, navigate, pathname, status]);
  return redirect;
};
