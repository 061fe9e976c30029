import Box from '@mui/material/Box';
import type { SessionUserView } from '@wayfellow/contracts';
import { Note } from '@wayfellow/ui';
import { DecisionList } from '../../../shared/decisions/decision-list';
import { decisionLeads, standingTitle } from '../../../shared/decisions/decision-texts';
import { SettingSection } from '../../../shared/settings/setting-rows';
import { MyReports } from './my-reports';
import { UnseenPeople } from './unseen-people';

/** The user's reports, the people they no longer see, and the decisions about them. */
export const ReportsPart = ({ user }: { user: SessionUserView }) => (
  <>
    {user.standing === 'held' && (
      <Box sx={{ mb: 8 }}>
        <Note kind="warning">
          <b>{standingTitle(user)}.</b> {decisionLeads.hold}
        </Note>
      </Box>
    )}
    <MyReports />
    <UnseenPeople />
    <SettingSection
      title="Decisions about you"
      lead="What we decided on reports of others. You can appeal against each, once."
    >
      <DecisionList />
    </SettingSection>
  </>
);
