import Button from '@mui/material/Button';
import { DEFAULT_BIO, type MatchView, endpoints, urlOf } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import {
  BusyButton,
  type DrawingName,
  EmptyState,
  Icon,
  InterestChip,
  LinkButton,
  agoText,
} from '@wayfellow/ui';
import { useKeptSince, useSession } from '@wayfellow/web';
import { excerptOf } from '../../../shared/bio';
import { CardList } from './card-list';
import { PersonCard } from './person-card';
import { sharedTripReason } from '../data/reasons';
import { useAnswer } from '../data/use-answer';
import { useMatches } from '../data/use-matches';

interface Props {
  /** Opens the suggestions. */
  onFind: () => void;
}

interface Empty {
  drawing: DrawingName;
  title: string;
  text: string;
}

const NoMatches = ({ onFind, ...texts }: Empty & Partial<Props>) => (
  <EmptyState
    {...texts}
    action={
      onFind && (
        <Button variant="contained" onClick={onFind}>
          Find Travel Companions
        </Button>
      )
    }
  />
);

const idOf = ({ id }: MatchView) => id;

const Request = ({ match }: { match: MatchView }) => {
  const { answering, answer } = useAnswer(match.id);
  const { otherUser: person, shared, nextTrip } = match;
  const forWhom = <span className="vh">, {person.name}</span>;
  return (
    <PersonCard
      hasMenu
      person={person}
      shared={shared}
      nextTrip={nextTrip}
      detail={`Asked ${agoText(match.createdAt)}`.trim()}
      reasons={[sharedTripReason(shared)]}
      bio={person.bio ?? DEFAULT_BIO}
      action={
        <>
          <BusyButton
            variant="contained"
            busy={answering === 'accepted'}
            busyLabel="Accepting..."
            disabled={answering !== null}
            onClick={() => void answer('accepted')}
          >
            <Icon name="check" />
            <span>Accept{forWhom}</span>
          </BusyButton>
          <BusyButton
            variant="outlined"
            busy={answering === 'rejected'}
            busyLabel="Declining..."
            disabled={answering !== null}
            onClick={() => void answer('rejected')}
          >
            <span>Decline{forWhom}</span>
          </BusyButton>
        </>
      }
    />
  );
};

/** Requests waiting for the viewer's answer. */
export const Requests = ({ onFind }: Props) => (
  <CardList
    list={useMatches('requests')}
    name="requests"
    more="Show more requests"
    keyOf={idOf}
    empty={
      <NoMatches
        drawing="letter"
        title="No requests right now"
        text="When somebody asks to travel with you, it shows up here."
        onFind={onFind}
      />
    }
  >
    {(match) => <Request match={match} />}
  </CardList>
);

const SentRequest = ({ match: { otherUser, shared, nextTrip, createdAt } }: { match: MatchView }) => (
  <PersonCard
    hasMenu
    person={otherUser}
    shared={shared}
    nextTrip={nextTrip}
    detail={`Sent ${agoText(createdAt)}`.trim()}
    reasons={[sharedTripReason(shared)]}
    bio={otherUser.bio ?? DEFAULT_BIO}
    action={<InterestChip icon="clock" label="Awaiting response" />}
  />
);

/** Requests waiting for the other person's answer. */
export const Sent = ({ onFind }: Props) => (
  <CardList
    list={useMatches('sent')}
    name="sent requests"
    more="Show more requests"
    keyOf={idOf}
    empty={
      <NoMatches
        drawing="signpost"
        title="No requests sent"
        text="Ask somebody to travel with you, and see here when they have not answered yet."
        onFind={onFind}
      />
    }
  >
    {(match) => <SentRequest match={match} />}
  </CardList>
);

const Match = ({ match: { id, otherUser, shared, nextTrip } }: { match: MatchView }) => {
  const isPremium = useSession().user?.tier === 'premium';
  const isOff = useKeptSince() !== undefined;
  const withWhom = <span className="vh">, {otherUser.name}</span>;
  return (
    <PersonCard
      hasMenu={!isOff}
      isMatched
      person={otherUser}
      shared={shared}
      nextTrip={nextTrip}
      reasons={[sharedTripReason(shared)]}
      bio={otherUser.bio ? excerptOf(otherUser.bio) : DEFAULT_BIO}
      action={
        <>
          <LinkButton
            component={Link}
            to={`/messages/${otherUser.id}`}
            variant="contained"
            startIcon={<Icon name="messages" />}
          >
            Message{withWhom}
          </LinkButton>
          {isPremium && shared && !isOff && (
            <LinkButton
              href={urlOf(endpoints.calendar.shared, { params: { id } })}
              variant="outlined"
              startIcon={<Icon name="calendar" />}
            >
              Add to calendar{withWhom}
            </LinkButton>
          )}
        </>
      }
    />
  );
};

/** Accepted matches. Without a network there are no suggestions to open. */
export const Matched = ({ onFind }: Partial<Props>) => (
  <CardList
    list={useMatches('matched')}
    name="matches"
    more="Show more matches"
    keyOf={idOf}
    empty={
      <NoMatches
        drawing="bench"
        title="No matches yet"
        text="Once a request is accepted, you can write to each other from here."
        onFind={onFind}
      />
    }
  >
    {(match) => <Match match={match} />}
  </CardList>
);
