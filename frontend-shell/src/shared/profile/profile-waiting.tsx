import { Page, SkeletonCard } from '@wayfellow/ui';
import { profileColumn } from './profile-frame';

/** Stands in for the user's own pages until it is known who is signed in. */
export const ProfileWaiting = () => (
  <Page sx={profileColumn}>
    <p className="vh" role="status">
      Loading profile...
    </p>
    <SkeletonCard shape="profile" />
  </Page>
);
