import { Page, PageHeader } from '@wayfellow/ui';

export const TipsPage = () => (
  <Page>
    <PageHeader title="Travel Tips" />
  </Page>
);
