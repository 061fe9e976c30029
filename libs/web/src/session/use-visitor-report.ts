import { noticePath } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { useSession } from './session';

/** Where a visitor reports a traveler; undefined for signed-in users, who have a menu for that. */
export const useVisitorReport = (userId: number) => {
  const { user, isLoading } = useSession();
  if (user || isLoading) return undefined;
  return { component: Link, to: noticePath(`/travelers/${userId}`) };
};
