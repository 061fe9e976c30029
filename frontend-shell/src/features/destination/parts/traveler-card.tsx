import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { DEFAULT_BIO, type DestinationTravelerView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  AvatarWithFallback,
  ConnectButton,
  Icon,
  PersonLink,
  ReportLink,
  VerifiedSeal,
  formatDayRange,
} from '@wayfellow/ui';
import { useConnectAction, useVisitorReport } from '@wayfellow/web';
import { MessageButton } from './message-button';

const Root = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  height: '100%',
  padding: 22,
  '& .head': { display: 'flex', gap: 16, alignItems: 'center', minWidth: 0 },
  '& .names': { flex: 1, minWidth: 0 },
  '& .name': { ...theme.typography.h5, overflowWrap: 'anywhere' },
  '& .age': { color: theme.vars.palette.text.secondary },
  '& .when': { display: 'flex', gap: 8, alignItems: 'center', fontSize: '.9375rem', fontWeight: 600 },
  '& .when svg': { color: theme.vars.palette.primary.main },
  '& .bio': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
  '& .actions': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0,1fr)',
    gap: 8,
    marginTop: 'auto',
    paddingTop: 4,
  },
  '& .actions .MuiButton-root': { paddingInline: 8 },
})) as typeof Card;

/** A traveler who plans to go there, with a button to connect or, once matched, to message. */
export const TravelerCard = ({ traveler }: { traveler: DestinationTravelerView }) => {
  const action = useConnectAction(traveler);
  const report = useVisitorReport(traveler.id);
  const link = { component: Link, to: `/travelers/${traveler.id}` };
  const mayWriteOrIsMe = action.kind === 'message' || action.kind === 'edit';
  return (
    <Root component="article">
      <div className="head">
        <PersonLink link={link} picture>
          <AvatarWithFallback id={traveler.id} name={traveler.name} src={traveler.profileImage} size="md" />
        </PersonLink>
        <div className="names">
          <h3 className="name">
            <PersonLink link={link}>{traveler.name}</PersonLink>
            {traveler.isVerified && (
              <>
                {' '}
                <VerifiedSeal />
              </>
            )}
          </h3>
          {traveler.age !== null && <p className="age">{traveler.age} years old</p>}
        </div>
        {report && <ReportLink name={traveler.name} link={report} />}
      </div>
      <p className="when num">
        <Icon name="calendar" />
        {formatDayRange(traveler.startDate, traveler.endDate)}
      </p>
      <p className="bio">{traveler.bio || DEFAULT_BIO}</p>
      <div className="actions">
        {!mayWriteOrIsMe && <MessageButton name={traveler.name} />}
        <ConnectButton action={action} name={traveler.name} />
      </div>
    </Root>
  );
};
