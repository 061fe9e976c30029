import Box from '@mui/material/Box';
import type { CaseView } from '@wayfellow/contracts';
import { longDayText } from '../../../shared/dates/day-text';
import { momentText } from '../times';
import { actionText } from '../words';
import { Panel } from './panel';

type Person = NonNullable<CaseView['person']>;
type Decision = CaseView['decisions'][number];

/** Whom a case is about, and what was decided about them before. */
export const PersonFacts = ({ person, decisions }: { person: Person; decisions: readonly Decision[] }) => (
  <Panel title="Who it is about">
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 2,
        '& dd': { m: 0, textAlign: 'right' },
      }}
    >
      <Fact name="Member since" value={longDayText(person.memberSince)} />
      <Fact name="Email" value={person.isConfirmed ? 'Confirmed' : 'Not confirmed'} />
      <Fact name="Plan" value={person.isPremium ? 'Premium' : 'Free'} />
      <Fact name="Requests sent" value={`${person.requests} in a week, ${person.accepted} accepted`} />
      <Fact name="Standing" value={standingText(person)} />
      <Fact name="Decisions" value={decisions.length === 0 ? 'None' : ''} />
    </Box>
    {decisions.length > 0 && (
      <Box component="ul" sx={{ pl: 5, mb: 0 }}>
        {decisions.map((one) => (
          <li key={one.id}>{decisionText(one)}</li>
        ))}
      </Box>
    )}
  </Panel>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <dd className="num">{value}</dd>
  </>
);

const standingText = ({ standing, standingUntil }: Person): string => {
  const word = standing[0]?.toUpperCase() + standing.slice(1);
  return standingUntil ? `${word} until ${momentText(standingUntil)}` : word;
};

const decisionText = ({ action, rule, createdAt, isProposal, liftedAt, by, facts }: Decision): string =>
  [
    `${momentText(createdAt)}: ${isProposal ? 'Ban proposed' : actionText[action]}`,
    rule && `rule ${rule}`,
    by && `by ${by}`,
    liftedAt && 'lifted',
    facts && `“${facts}”`,
  ]
    .filter(Boolean)
    .join(', ');
