import { Page, PageHeader } from '@wayfellow/ui';

export const ExplorePage = () => (
  <Page>
    <PageHeader title="Explore Destinations" />
  </Page>
);
