import type { ReactNode } from 'react';
import { useSession } from '@wayfellow/web';
import { NotFound } from './not-found';
import { SlotSkeleton } from '../shared/slot/slot-skeleton';

interface Props {
  /** Whether leads alone may. */
  isForLeads?: boolean;
  children: ReactNode;
}

/** Shows its children to moderators. For everybody else the page does not exist, and nothing of it is loaded. */
export const ModeratorsOnly = ({ isForLeads, children }: Props) => {
  const { user, isLoading } = useSession();
  if (isLoading) return <SlotSkeleton />;
  const isAllowed = user?.role === 'lead' || (user?.role === 'moderator' && !isForLeads);
  return isAllowed ? children : <NotFound />;
};
