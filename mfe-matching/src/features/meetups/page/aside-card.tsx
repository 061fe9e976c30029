import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MeetupView, TripView } from '@wayfellow/contracts';
import { Icon, OffWithoutNetwork } from '@wayfellow/ui';
import { openReportDialog, useKeptSince } from '@wayfellow/web';
import { shareMeetup } from '../data/share';
import { type MeetupStand } from '../data/stand';
import type { useJoin } from '../data/use-join';
import { closingText, hostNameOf, leftText } from '../data/words';
import { JoinButton } from '../parts/join-button';
import { PlaceDots } from '../parts/place-dots';
import { StandTag } from '../parts/stand-tag';
import { HostTools } from './host-tools';
import { LeaveDialog } from './leave-dialog';
import { OwnDays } from './own-days';

interface Props {
  meetup: MeetupView;
  stand: MeetupStand;
  joining: ReturnType<typeof useJoin>;
}

const explained = (meetup: MeetupView, stand: MeetupStand): string => {
  const { myState, time, isHidden } = meetup;
  const hosts =
    myState === 'host' ? 'You host and are not counted.' : `${hostNameOf(meetup)} hosts and is not counted.`;
  const takesNobody = isHidden || !time || stand === 'closed' || stand === 'begun';
  return takesNobody ? hosts : `${hosts} Joining closes at ${closingText({ time })}.`;
};

const changing = {
  host: 'Changing the meetup',
  joined: 'Leaving',
  waiting: 'Leaving',
  none: 'Joining',
} as const;

const Actions = ({ meetup, stand, joining }: Props) => {
  const [isLeaving, setIsLeaving] = useState(false);
  if (stand === 'free' || stand === 'full')
    return <JoinButton meetup={meetup} stand={stand} joining={joining} fullWidth />;
  if (stand === 'hosting') return <HostTools meetup={meetup} />;
  return (
    <>
      <div>
        <StandTag stand={stand} />
      </div>
      {(stand === 'going' || stand === 'waiting') && (
        <Button variant="outlined" fullWidth onClick={() => setIsLeaving(true)}>
          Leave
        </Button>
      )}
      {isLeaving && <LeaveDialog meetup={meetup} onClose={() => setIsLeaving(false)} />}
    </>
  );
};

const Places = ({ meetup, stand }: Pick<Props, 'meetup' | 'stand'>) => (
  <>
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="h4" component="p" className="num">
        {leftText(meetup)}
      </Typography>
      <PlaceDots joined={meetup.joined} capacity={meetup.capacity} />
    </Box>
    <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
      {explained(meetup, stand)}
      {meetup.waiting > 0 && ` ${meetup.waiting} on the waiting list.`}
    </Typography>
  </>
);

/** The places of a meetup, and what the viewer can do about it. */
export const AsideCard = ({ meetup, stand, joining, trip }: Props & { trip: TripView | undefined }) => {
  const isOff = useKeptSince() !== undefined;
  const isCancelled = stand === 'cancelled';
  const isOver = stand === 'begun' || isCancelled;
  const canReport = meetup.myState !== 'host' && !isOff;
  return (
    <Card component="aside" aria-label="Places" sx={{ p: { xs: 5, sm: 7 } }}>
      <Stack sx={{ gap: 4 }}>
        {!isCancelled && <Places meetup={meetup} stand={stand} />}
        <OffWithoutNetwork isOff={isOff && !isOver} what={changing[meetup.myState]}>
          <Stack sx={{ gap: 4 }}>
            <Actions meetup={meetup} stand={stand} joining={joining} />
          </Stack>
        </OffWithoutNetwork>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            '&:empty': { display: 'none' },
          }}
        >
          {!meetup.isHidden && !isCancelled && (
            <Button size="small" startIcon={<Icon name="share" />} onClick={() => void shareMeetup(meetup)}>
              Share
            </Button>
          )}
          {canReport && (
            <Button
              size="small"
              startIcon={<Icon name="flag" />}
              onClick={() => openReportDialog({ person: meetup.host, meetupId: meetup.id })}
            >
              Report
            </Button>
          )}
        </Box>
        {trip && !isCancelled && <OwnDays meetup={meetup} trip={trip} />}
      </Stack>
    </Card>
  );
};
