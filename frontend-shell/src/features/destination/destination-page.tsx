import { Page, PageHeader } from '@wayfellow/ui';

export const DestinationPage = () => (
  <Page>
    <PageHeader title="Destination" />
  </Page>
);
