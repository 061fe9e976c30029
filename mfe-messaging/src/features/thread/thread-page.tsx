import { type SessionUserView, type UserView, endpoints, problemOf, rules } from '@wayfellow/contracts';
import { useParams } from '@wayfellow/router';
import { ApiError, useApiQuery, useLiveStatus, usePageMeta } from '@wayfellow/web';
import { PairChat } from './pair/pair-chat';
import { ThreadHeader } from './pair/thread-header';
import { NotFound, ThreadSkeleton } from './parts/thread-states';
import { useMessaging } from './data/use-messaging';
import { useStanding } from './pair/use-standing';
import { useSharedTrip } from './pair/use-shared-trip';

interface Props {
  user: SessionUserView;
  isPhone: boolean;
}

const description = 'Your conversations with matched travelers.';

/** The conversation with the user in the URL. */
export const ThreadPage = ({ user, isPhone }: Props) => {
  const { userId } = useParams();
  const otherId = Number(userId);
  if (problemOf(rules.id, otherId)) return <UnknownTraveler isPhone={isPhone} />;
  return <Thread key={otherId} otherId={otherId} user={user} isPhone={isPhone} />;
};

const UnknownTraveler = ({ isPhone }: Pick<Props, 'isPhone'>) => {
  usePageMeta({ title: 'Traveler Not Found', description });
  return <NotFound what="traveler" component={isPhone ? 'h1' : 'h2'} />;
};

const Thread = ({ otherId, user, isPhone }: Props & { otherId: number }) => {
  const messaging = useMessaging(user.id);
  const { data: other, error } = useApiQuery(endpoints.users.one, { params: { id: otherId } });
  const shared = useSharedTrip(otherId);
  const { isMatched, isReadOnly } = useStanding(otherId);
  const isLive = useLiveStatus() === 'live';
  usePageMeta({ title: other ? `${other.name}, Messages` : 'Messages', description });

  if (error instanceof ApiError && error.status === 404) return <UnknownTraveler isPhone={isPhone} />;
  // If the name fails to load, the conversation still works without it.
  const known = other ? { ...unnamed(otherId), ...other } : error ? unnamed(otherId) : undefined;
  return (
    <>
      <ThreadHeader {...{ other: known, isMatched, shared, isPhone, isLive }} />
      {messaging ? (
        <PairChat other={known ?? unnamed(otherId)} {...{ messaging, isPhone, isReadOnly }} />
      ) : (
        <ThreadSkeleton />
      )}
    </>
  );
};

const unnamed = (id: number): UserView => ({ id, name: 'Traveler', profileImage: null });
