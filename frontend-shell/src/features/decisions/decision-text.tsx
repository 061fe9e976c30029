import { styled } from '@mui/material/styles';
import { type CommunityRule, type DecisionView, PRODUCT_NAME, communityRules } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Note, PageHeader, TextLink } from '@wayfellow/ui';
import { dayText } from '../../shared/dates/day-text';
import { decisionLeads, decisionTitle } from '../../shared/decisions/decision-texts';
import { Appeal } from './appeal';

const Reasons = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: '4px 16px',
    padding: '20px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 0' },
  },
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** How the decision came about: by a person, or by rule. */
const howText = ({ isAutomated, until }: DecisionView): string =>
  isAutomated
    ? `Several travelers reported the same, and a rule acted at once, before anybody had read it. A person reads the reports now${until ? `; without a decision this ends on ${dayText(until)}` : ''}. It holds everywhere on ${PRODUCT_NAME}.`
    : `Somebody told us, and a person read it. No machine took part in the decision. It holds everywhere on ${PRODUCT_NAME}.`;

/** The statement of reasons, and the appeal. */
export const DecisionText = ({ decision }: { decision: DecisionView }) => {
  const { action, facts, rule, appealUntil, liftedAt, createdAt } = decision;
  return (
    <>
      <PageHeader title={decisionTitle(decision)} lead={decisionLeads[action]} />
      {liftedAt && (
        <div style={{ marginBottom: 32 }}>
          <Note kind="success">This decision was lifted on {dayText(liftedAt)} and holds no more.</Note>
        </div>
      )}
      <Reasons>
        <div>
          <dt>What it rests on</dt>
          <dd>{facts || 'Erased, as its time is over.'}</dd>
        </div>
        {rule !== null && (
          <div>
            <dt>The rule</dt>
            <dd>
              <TextLink standalone component={Link} to={`/safety/rules#rule-${rule}`} sx={{ my: '-10px' }}>
                Rule {rule}: {communityRules[rule as CommunityRule]}
              </TextLink>
            </dd>
          </div>
        )}
        <div>
          <dt>How it was decided</dt>
          <dd>
            {howText(decision)} The decision is of {dayText(createdAt)}.
          </dd>
        </div>
        <div>
          <dt>If you disagree</dt>
          <dd>
            Appeal here until {dayText(appealUntil)}, free of charge. Somebody else will decide, most within
            three days. You may also turn to a certified dispute settlement body in the EU, or to a court.
          </dd>
        </div>
      </Reasons>
      <Appeal decision={decision} />
    </>
  );
};
