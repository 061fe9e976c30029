import { type SessionUserView, endpoints, notices } from '@wayfellow/contracts';
import { CountTabs, Page, SkeletonCard } from '@wayfellow/ui';
import { RequireLogin, useApiList, usePageMeta } from '@wayfellow/web';
import { TabPanel, tabIds } from '../../shared/tabs/tab-panel';
import { useTab } from '../../shared/tabs/use-tab';
import { Interests } from './interests';
import { MyTrips } from './my-trips';
import { ProfileForm } from './profile-form';
import { ProfileHead } from './profile-head';
import { useInterests } from './use-interests';

/** One's own profile, trips and interests; visitors are sent to sign in. */
export const ProfilePage = () => {
  usePageMeta({
    title: 'My Profile',
    description: 'Your profile, your trips and your interests: what other travelers find you by.',
  });
  return (
    <RequireLogin notice={notices.profileNeedsLogin} fallback={<Waiting />}>
      {(user) => <Profile key={user.id} user={user} />}
    </RequireLogin>
  );
};

const narrow = { maxWidth: { xs: 1000, sm: 1024 }, pt: { xs: 7, sm: 12 }, pb: { xs: 10, sm: 20 } } as const;

const Waiting = () => (
  <Page sx={{ ...narrow, minHeight: '80vh' }}>
    <p className="vh" role="status">
      Loading profile...
    </p>
    <SkeletonCard shape="profile" />
  </Page>
);

const Profile = ({ user }: { user: SessionUserView }) => {
  const [tab, open] = useTab(['profile', 'trips', 'interests']);
  const trips = useApiList(endpoints.trips.list, {});
  const interests = useInterests();
  return (
    <Page sx={narrow}>
      <ProfileHead user={user} trips={trips.data} />
      <CountTabs
        ariaLabel="My profile"
        value={tab}
        onChange={open}
        tabs={[
          { value: 'profile', label: 'Profile', ...tabIds('profile') },
          { value: 'trips', label: 'My Trips', count: trips.data?.length, ...tabIds('trips') },
          { value: 'interests', label: 'Interests', count: interests.list?.length, ...tabIds('interests') },
        ]}
      />
      <TabPanel value={tab}>
        {tab === 'profile' && <ProfileForm user={user} />}
        {tab === 'trips' && (
          <MyTrips trips={trips.data} onRetry={trips.error ? () => void trips.refetch() : undefined} />
        )}
        {tab === 'interests' && <Interests interests={interests} />}
      </TabPanel>
    </Page>
  );
};
