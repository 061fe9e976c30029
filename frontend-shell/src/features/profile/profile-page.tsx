import { Page, PageHeader } from '@wayfellow/ui';

export const ProfilePage = () => (
  <Page>
    <PageHeader title="My Profile" />
  </Page>
);
