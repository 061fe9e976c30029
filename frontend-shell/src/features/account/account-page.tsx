import Typography from '@mui/material/Typography';
import { notices } from '@wayfellow/contracts';
import { Page } from '@wayfellow/ui';
import { RequireLogin, usePageMeta } from '@wayfellow/web';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';

/** Safety & account: how one gets in, and where one is in now. */
export const AccountPage = () => {
  usePageMeta({ title: 'Safety & account', description: 'How you get in, and where you are in now.' });
  return (
    <RequireLogin notice={notices.profileNeedsLogin} fallback={null}>
      {(user) => (
        <Page sx={{ maxWidth: 720, pt: { xs: 7, sm: 12 }, pb: { xs: 10, sm: 20 } }}>
          <Typography variant="h1">Safety &amp; account</Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            How you get in, and where you are in now.
          </Typography>
          <EmailSection email={user.email} />
          <PasswordSection />
          <SessionsSection />
        </Page>
      )}
    </RequireLogin>
  );
};
