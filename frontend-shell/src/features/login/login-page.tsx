import { Page, PageHeader } from '@wayfellow/ui';

export const LoginPage = () => (
  <Page>
    <PageHeader title="Log In" />
  </Page>
);
