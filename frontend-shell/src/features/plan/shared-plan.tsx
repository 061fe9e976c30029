import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type SharedPlanView, noticePath } from '@wayfellow/contracts';
import { countryInName, countryOf, mayBeShown } from '@wayfellow/contracts/emergency-numbers';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, Icon, TextLink, firstNameOf } from '@wayfellow/ui';
import { CountryNumbers, CountrySelect } from '../../shared/meetings/emergency';
import { dayThere, timeThere, timeWithCity } from '../../shared/meetings/plan-text';
import { ownZone } from '../../shared/meetings/zones';
import { Ticket } from './ticket';

const Steps = styled('ol')({
  margin: '12px 0 20px',
  paddingLeft: 22,
  listStyle: 'decimal',
  '& li::marker': { fontWeight: 650 },
  '& li': { marginBottom: 8, paddingLeft: 8 },
});
const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  marginBottom: 22,
  '& i': { flex: 1, borderTop: `3px dotted ${theme.vars.palette.text.secondary}`, opacity: 0.6 },
}));

const StateMark = styled('span', { shouldForwardProp: (prop) => prop !== 'isFine' })<{ isFine: boolean }>(
  ({ theme, isFine }) => ({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    color: isFine ? theme.vars.palette.success.main : theme.vars.palette.text.secondary,
    backgroundColor: isFine ? theme.vars.palette.success.tint : theme.vars.palette.background.sand,
  }),
);

const stateOf = (plan: SharedPlanView, name: string): { title: string; text: string; isFine: boolean } => {
  const { state, fineAt, checkInAt, zone } = plan;
  if (state === 'fine' && fineAt)
    return {
      title: `${name} is fine`,
      text: `Said so at ${timeWithCity(fineAt, zone)}, ${timeThere(fineAt, ownZone())} where you are.`,
      isFine: true,
    };
  if (state === 'alerted')
    return {
      title: `${name} has not checked in`,
      text: 'It may mean nothing; phones run out.',
      isFine: false,
    };
  const text = checkInAt
    ? `We ask ${name} at ${timeWithCity(checkInAt, zone)}, ${timeThere(checkInAt, ownZone())} where you are.`
    : `${name} did not ask for a check-in.`;
  return { title: 'Nothing to do yet', text, isFine: false };
};

/** A plan by the token of its link, as a ticket, and what to do if a check-in is missed. */
export const SharedPlan = ({ plan, token }: { plan: SharedPlanView; token: string }) => {
  const { maker, other, place, startsAt, zone, note, endsAt } = plan;
  const name = firstNameOf(maker.name);
  const [iso, setIso] = useState(plan.country ?? countryInName(place)?.iso ?? '');
  const country = countryOf(iso);
  const state = stateOf(plan, name);
  const police = country && mayBeShown(country) ? country.police : undefined;
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.441rem' }, mb: 2 }}>
        {name} meets somebody from Wayfellow
      </Typography>
      <Typography sx={{ mb: 6, color: 'text.secondary' }}>
        {name} wants you to know. There is nothing to do unless a check-in is missed.
      </Typography>
      <Ticket
        stub={
          <Box sx={{ display: 'flex', gap: 3 }}>
            <StateMark isFine={state.isFine}>
              <Icon name={state.isFine ? 'check' : 'clock'} size={22} />
            </StateMark>
            <div>
              <b>{state.title}</b>
              <Typography className="num" sx={{ color: 'text.secondary' }}>
                {state.text}
              </Typography>
            </div>
          </Box>
        }
      >
        <Pair>
          <AvatarWithFallback id={0} name={maker.name} src={maker.profileImage} size="md" />
          <i aria-hidden="true" />
          <AvatarWithFallback id={1} name={other.name} src={other.profileImage} size="md" />
        </Pair>
        <Typography sx={{ mb: 4, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {maker.name}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            meets
          </Box>{' '}
          {other.name}
        </Typography>
        <dl className="num">
          <div>
            <dt>Day</dt>
            <dd>{dayThere(startsAt, zone)}</dd>
          </div>
          <div>
            <dt>Time there</dt>
            <dd>{timeThere(startsAt, zone)}</dd>
          </div>
          <div>
            <dt>Where</dt>
            <dd>{place}</dd>
          </div>
        </dl>
        {note && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>“{note}”</Typography>}
      </Ticket>
      <Typography variant="h4" component="h2" sx={{ mt: 9 }}>
        If a check-in is missed
      </Typography>
      <Steps>
        <li>Call {name}. A silent phone is the usual reason.</li>
        <li>Call the hostel, or whoever travels along.</li>
        <li>
          Worried still?{' '}
          {country && police
            ? `In ${country.country} the police answer ${police}; from abroad, ask your own police.`
            : 'Ask your own police.'}
        </li>
      </Steps>
      <CountryNumbers country={country} />
      {!plan.country && <CountrySelect value={iso} onChange={setIso} />}
      <Box
        sx={{ display: 'flex', gap: 2, mt: 5, color: 'text.secondary', '& > svg': { flex: 'none', mt: 0.5 } }}
      >
        <Icon name="clock" size={20} />
        <Typography>
          This page goes away on {dayThere(endsAt, ownZone())}. Please do not pass the link on.{' '}
          <TextLink component={Link} to={`${noticePath('/plan')}#${token}`}>
            Report this page
          </TextLink>
        </Typography>
      </Box>
    </>
  );
};
