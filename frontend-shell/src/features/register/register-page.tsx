import { Page, PageHeader } from '@wayfellow/ui';

export const RegisterPage = () => (
  <Page>
    <PageHeader title="Create account" />
  </Page>
);
