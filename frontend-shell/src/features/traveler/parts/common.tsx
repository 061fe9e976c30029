import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type TravelerProfileView, interestLabel, quizQuestionIds } from '@wayfellow/contracts';
import { Icon, type IconName, TripDates, formatDayRange } from '@wayfellow/ui';

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: 10 },
  '& svg': { marginTop: 2, color: theme.vars.palette.primary.main },
  '& b': { fontWeight: 650 },
}));

interface Reason {
  icon: IconName;
  fact: string;
  text: string;
}

const reasonsOf = ({ sharedInterests, quizInCommon }: TravelerProfileView): Reason[] => [
  ...(sharedInterests.length > 0
    ? [
        {
          icon: 'heart' as const,
          fact: `${sharedInterests.length} shared ${sharedInterests.length === 1 ? 'interest' : 'interests'}`,
          text: sharedInterests.map(interestLabel).join(', '),
        },
      ]
    : []),
  ...(quizInCommon
    ? [
        {
          icon: 'check' as const,
          fact: `${quizInCommon} of ${quizQuestionIds.length} quiz answers`,
          text: 'in common',
        },
      ]
    : []),
];

/** The overlapping trip and other things viewer and traveler have in common; empty without any. */
export const Common = ({ person, firstName }: { person: TravelerProfileView; firstName: string }) => {
  const id = useId();
  const { shared } = person;
  const reasons = reasonsOf(person);
  if (!shared && reasons.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 3 }}>
        {shared ? `Both in ${shared.destination}` : 'In common'}
      </Typography>
      <Card sx={{ display: 'grid', gap: 4.5, px: 6, py: 5.5 }}>
        {shared && (
          <>
            <p className="num">
              <b>{formatDayRange(shared.startDate, shared.endDate)}</b>{' '}
              {shared.days === 1 ? '1 day together' : `${shared.days} days together`}
            </p>
            <TripDates mine={shared.mine} theirs={shared.theirs} labels={{ theirs: firstName }} />
          </>
        )}
        {reasons.length > 0 && (
          <Reasons>
            {reasons.map(({ icon, fact, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                <span>
                  <b>{fact}</b> {text}
                </span>
              </li>
            ))}
          </Reasons>
        )}
      </Card>
    </section>
  );
};
