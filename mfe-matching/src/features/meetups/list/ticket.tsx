import type { MeetupView } from '@wayfellow/contracts';
import { limits, townOf } from '@wayfellow/contracts';
import Typography from '@mui/material/Typography';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, Icon, LinkButton } from '@wayfellow/ui';
import { dateOf, longDay, monthOf, weekdayOf } from '../../../shared/day-texts';
import { type MeetupStand, standOf } from '../data/stand';
import { useJoin } from '../data/use-join';
import { hostNameOf, hostsZone } from '../data/words';
import { JoinButton } from '../parts/join-button';
import { PlaceDots } from '../parts/place-dots';
import { HiddenTag, StandTag } from '../parts/stand-tag';
import { TicketShape } from './ticket-styles';

const AVATAR = 32;

const Stub = ({ day, time }: Pick<MeetupView, 'day' | 'time'>) => (
  <div className="stub num">
    <span className="vh">
      {longDay(day)}, {time}
    </span>
    <span aria-hidden="true">{weekdayOf(day)}</span>
    <b aria-hidden="true">{dateOf(day)}</b>
    <span aria-hidden="true">{monthOf(day)}</span>
    <span className="time" aria-hidden="true">
      {time}
    </span>
  </div>
);

const Facts = ({ meetup, stand }: { meetup: MeetupView; stand: MeetupStand }) => {
  const { host, area, destination, km } = meetup;
  const zone = hostsZone(meetup);
  if (stand === 'cancelled')
    return (
      <p className="facts">
        {meetup.myState === 'host' ? 'You have' : `${hostNameOf(meetup)} has`} cancelled it.
        {meetup.conversationId != null &&
          ` The chat stays open for ${limits.meetup.chatDays} days after that.`}
      </p>
    );
  return (
    <p className="facts">
      <span>
        <AvatarWithFallback id={host.id} name={host.name} src={host.profileImage} size={AVATAR} />
        <span className="vh">Hosted by </span>
        {meetup.myState === 'host' ? 'You' : host.name}
      </span>
      <span className="num">
        <Icon name="pin" size={16} />
        {area}
        {!!km && destination && `, ${townOf(destination)}, ${km} km`}
      </span>
      {zone && (
        <span>
          <Icon name="clock" size={16} />
          {zone} time
        </span>
      )}
    </p>
  );
};

const Action = ({ meetup, stand }: { meetup: MeetupView; stand: MeetupStand }) => {
  const joining = useJoin(meetup);
  if (stand === 'free' || stand === 'full')
    return <JoinButton meetup={meetup} stand={stand} joining={joining} size="small" grows />;
  if (stand === 'hosting')
    return (
      <LinkButton component={Link} to={`/meetups/${meetup.id}`} variant="outlined" size="small">
        Open<span className="vh">: {meetup.title}</span>
      </LinkButton>
    );
  if (stand === 'cancelled' && meetup.conversationId != null)
    return (
      <LinkButton
        component={Link}
        to={`/messages/g/${meetup.conversationId}`}
        variant="outlined"
        size="small"
      >
        Open chat<span className="vh">: {meetup.title}</span>
      </LinkButton>
    );
  return null;
};

/** A meetup in a list. */
export const Ticket = ({ meetup }: { meetup: MeetupView }) => {
  const stand = standOf(meetup);
  const { joined, capacity } = meetup;
  return (
    <TicketShape data-off={stand === 'cancelled' || undefined}>
      <Stub day={meetup.day} time={meetup.time} />
      <div className="body">
        <Typography variant="h5" component="h3">
          <Link to={`/meetups/${meetup.id}`}>{meetup.title || 'Meetup'}</Link>
        </Typography>
        <Facts meetup={meetup} stand={stand} />
        <div className="foot">
          {stand === 'cancelled' ? (
            <StandTag stand={stand} />
          ) : (
            <span className="facts num">
              <PlaceDots joined={joined} capacity={capacity} />
              <span aria-hidden="true">
                {joined} of {capacity}
              </span>
            </span>
          )}
          {stand !== 'cancelled' && <StandTag stand={stand} />}
          {meetup.isHidden && <HiddenTag />}
          <Action meetup={meetup} stand={stand} />
        </div>
      </div>
    </TicketShape>
  );
};
