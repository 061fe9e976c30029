import type { SessionUserView } from '@wayfellow/contracts';
import Typography from '@mui/material/Typography';
import { Link } from '@wayfellow/router';
import { LinkButton, Page, PageHeader } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';
import { DecisionList } from '../../shared/decisions/decision-list';
import { decisionLeads, standingTitle } from '../../shared/decisions/decision-texts';

/** What somebody suspended or banned sees in place of every other screen: why, and what they may still do. */
export const StandingPage = ({ user }: { user: SessionUserView }) => {
  const title = standingTitle(user);
  usePageMeta({ title, description: 'Why your account is restricted, and what you may still do.' });
  return (
    <Page sx={{ maxWidth: { xs: 800, sm: 824 }, pb: { xs: 10, sm: 20 } }}>
      <PageHeader title={title} lead={decisionLeads[user.standing === 'banned' ? 'ban' : 'suspend']} />
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        Why, and how to appeal
      </Typography>
      <DecisionList />
      <Typography variant="h4" component="h2" sx={{ mt: 10, mb: 3 }}>
        What you can still do
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <LinkButton component={Link} to="/account?part=data" variant="outlined">
          Copy my data or leave
        </LinkButton>
        <LinkButton component={Link} to="/subscription" variant="outlined">
          Premium
        </LinkButton>
        <LinkButton component={Link} to="/safety/rules" variant="outlined">
          Community rules
        </LinkButton>
      </div>
    </Page>
  );
};
