import { type SessionUserView, endpoints, notices } from '@wayfellow/contracts';
import { OffWithoutNetwork } from '@wayfellow/ui';
import { RequireLogin, useApiList, useKeptSince, usePageMeta, useTab } from '@wayfellow/web';
import { ProfileFrame, profileTabs } from '../../shared/profile/profile-frame';
import { ProfileWaiting } from '../../shared/profile/profile-waiting';
import { TabPanel } from '../../shared/tabs/tab-panel';
import { Interests } from './interests';
import { MyTrips } from './my-trips';
import { ProfileForm } from './profile-form';
import { useInterests } from './use-interests';

/** The user's own profile, trips and interests; visitors are sent to sign in. */
export const ProfilePage = () => {
  usePageMeta({
    title: 'My Profile',
    description: 'Your profile, your trips and your interests: what other travelers find you by.',
  });
  return (
    <RequireLogin notice={notices.profileNeedsLogin} fallback={<ProfileWaiting />}>
      {(user) => <Profile key={user.id} user={user} />}
    </RequireLogin>
  );
};

const Profile = ({ user }: { user: SessionUserView }) => {
  const [tab] = useTab(profileTabs);
  const trips = useApiList(endpoints.trips.list, {});
  const interests = useInterests();
  const isOff = useKeptSince() !== undefined;
  return (
    <ProfileFrame user={user} tab={tab}>
      <TabPanel value={tab}>
        {tab === 'profile' && (
          <OffWithoutNetwork isOff={isOff} what="Changing your profile">
            <ProfileForm user={user} />
          </OffWithoutNetwork>
        )}
        {tab === 'trips' && (
          <OffWithoutNetwork isOff={isOff} what="Changing trips">
            <MyTrips trips={trips.data} onRetry={trips.error ? () => void trips.refetch() : undefined} />
          </OffWithoutNetwork>
        )}
        {tab === 'interests' && (
          <OffWithoutNetwork isOff={isOff} what="Changing interests">
            <Interests interests={interests} />
          </OffWithoutNetwork>
        )}
      </TabPanel>
    </ProfileFrame>
  );
};
