import { DecisionList } from '../../../shared/decisions/decision-list';
import { SettingSection } from '../../../shared/settings/setting-rows';
import { MyReports } from './my-reports';
import { UnseenPeople } from './unseen-people';

/** The user's reports, the people they no longer see, and the decisions about them. */
export const ReportsPart = () => (
  <>
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
