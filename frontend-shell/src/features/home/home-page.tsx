import { Page, PageHeader } from '@wayfellow/ui';

export const HomePage = () => (
  <Page>
    <PageHeader title="Home" />
  </Page>
);
