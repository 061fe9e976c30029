import { useEffect, useState } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { call } from '@wayfellow/web';

export type Access = 'checking' | 'premium' | 'none';

const check = async (signal: AbortSignal): Promise<Access> => {
  try {
    const { active, tier } = await call(endpoints.subscriptions.status, {}, signal);
    return active && tier === 'premium' ? 'premium' : 'none';
  } catch (error) {
    // A failed check counts as not premium (specification section 8).
    if (!signal.aborted) console.error(error);
    return 'none';
  }
};

/** Whether the signed-in user may take the quiz. Checked on every visit, since Premium may have been bought meanwhile. */
export const useAccess = (): Access => {
  const [access, setAccess] = useState<Access>('checking');
  useEffect(() => {
    const controller = new AbortController();
    void check(controller.signal).then((found) => {
      if (!controller.signal.aborted) setAccess(found);
    });
    return () => controller.abort();
  }, []);
  return access;
};
