import type { ReactNode } from 'react';
import { type SessionUserView, endpoints } from '@wayfellow/contracts';
import { Link, useNavigate } from '@wayfellow/router';
import { CountTabs, Icon, Page, TabRow } from '@wayfellow/ui';
import { useApiList, useApiQuery } from '@wayfellow/web';
import { tabIds } from '../tabs/tab-panel';
import { ProfileHead } from './profile-head';

/** The tabs of the user's own profile; the first is the default. */
export const profileTabs = ['profile', 'trips', 'interests'] as const;
type ProfileTab = (typeof profileTabs)[number];

const labels = { profile: 'Profile', trips: 'My Trips', interests: 'Interests' } as const;
const pathOf = (tab: ProfileTab) => (tab === 'profile' ? '/profile' : `/profile?tab=${tab}`);

/** The column of the profile's screens. */
export const profileColumn = {
  maxWidth: { xs: 1000, sm: 1024 },
  pt: { xs: 7, sm: 12 },
  pb: { xs: 10, sm: 20 },
  // Keeps the footer out of view while its parts come.
  minHeight: '100vh',
} as const;

interface Props {
  user: SessionUserView;
  /** The open tab; if absent, Safety & account is open. */
  tab?: ProfileTab;
  children: ReactNode;
}

/** The layout of the user's own pages: profile header, tabs, and a link to Safety & account. */
export const ProfileFrame = ({ user, tab, children }: Props) => {
  const navigate = useNavigate();
  const trips = useApiList(endpoints.trips.list, {});
  const interests = useApiQuery(endpoints.interests.list, {});
  const counts = { profile: undefined, trips: trips.data?.length, interests: interests.data?.length };
  return (
    <Page sx={profileColumn}>
      <ProfileHead user={user} trips={trips.data} />
      <TabRow>
        <CountTabs
          ariaLabel="My profile"
          value={tab ?? false}
          onChange={(next) => void navigate(pathOf(next))}
          tabs={profileTabs.map((value) => ({
            value,
            label: labels[value],
            count: counts[value],
            ...(tab && tabIds(value)),
          }))}
        />
        <Link to="/account" aria-current={tab ? undefined : 'page'}>
          <Icon name="safety" />
          <span className="words">Safety &amp; account</span>
        </Link>
      </TabRow>
      {children}
    </Page>
  );
};
